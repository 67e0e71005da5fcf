export const formatNames = ['csv', 'ndjson', 'json'] as const
export type FormatName = (typeof formatNames)[number]

/** The formats that the extensions of files stand for. */
export const formatExtensions: Record<string, FormatName> = {
  '.csv': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.json': 'json'
}
