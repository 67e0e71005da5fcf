import { openTestDatabase } from './databases.ts'

/** What a service has stored of its answers, in their order; read beside it, as the service itself offers no list. */
export const storedAnswers = async (data: string) => {
  const database = await openTestDatabase(data)
  try {
    const rows = await database.selectFrom('answers').selectAll().orderBy('sequence').execute()
    return rows.map(row => ({ ...row, sources: JSON.parse(row.sources) as unknown }))
  } finally {
    await database.destroy()
  }
}
