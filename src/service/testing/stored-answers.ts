import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What a service has stored of its answers, in their order; read beside it, as the service itself offers no list. */
export const storedAnswers = (data: string): Record<string, unknown>[] => {
  const connection = new DatabaseSync(join(data, 'service.db'), { readOnly: true })
  try {
    const rows = connection.prepare('SELECT * FROM answers ORDER BY sequence').all()
    return rows.map(row => ({ ...row, sources: JSON.parse(String(row.sources)) }))
  } finally {
    connection.close()
  }
}
