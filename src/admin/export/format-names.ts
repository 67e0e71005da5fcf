export const formatNames = ['csv', 'ndjson', 'json'] as const
export type FormatName = (typeof formatNames)[number]

/** The format of each file extension. */
export const formatExtensions: Record<string, FormatName> = {
  '.csv': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.json': 'json'
}
