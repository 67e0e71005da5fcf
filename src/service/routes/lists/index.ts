export { type Cursors, createCursors, createPlaceCursors, type PlaceCursors } from './cursor.ts'
export { listQuery, namesOf } from './query.ts'
