import { openTestDatabase } from './databases.ts'

/** The stored answers of a service in order, read from its database, because the service has no list of them. */
export const storedAnswers = async (data: string) => {
  const database = await openTestDatabase(data)
  try {
    const rows = await database.selectFrom('answers').selectAll().orderBy('sequence').execute()
    return rows.map(row => ({ ...row, sources: JSON.parse(row.sources) as unknown }))
  } finally {
    await database.destroy()
  }
}
