export const formatNames = ['csv', 'ndjson', 'json'] as const
export type FormatName = (typeof formatNames)[number]
