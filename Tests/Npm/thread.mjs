// A thread of Node that reads what it is given.
import { parentPort, workerData } from 'node:worker_threads';
import { read } from 'quietzone';

parentPort.postMessage((await read(workerData)).map(({ text }) => text));
