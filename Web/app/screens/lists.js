// What belongs to lists and is loaded when somebody asks for it: what to scan, the sheet of a list.
export { openList } from '../list-sheet.js';
export { openTasks } from '../scan/task-sheet.js';
