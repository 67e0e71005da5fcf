export const formatNames = ['csv', 'ndjson', 'json'] as const
export type FormatName = (typeof formatNames)[number]

/** The formats that the endings of files stand for. */
export const formatEndings: Record<string, FormatName> = {
  '.csv': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.json': 'json'
}
