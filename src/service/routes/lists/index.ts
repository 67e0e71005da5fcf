export { type Cursors, createCursors } from './cursor.ts'
export { moment } from './moment.ts'
export { listQuery, namesOf } from './query.ts'
