export { type Cursors, createCursors } from './cursor.ts'
export { listQuery, namesOf } from './query.ts'
