// Why a file can't be read, in words.
import { t } from '../i18n.js';

/** @param {{ problem: import('./file-kind.js').Problem | null, format?: string }} reading */
export const problemText = ({ problem, format }) => t(`picture.problem.${problem}`, { format: format ?? '' });
