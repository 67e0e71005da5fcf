/** `pt-BR` → `pt`; both forms of Norwegian are one. */
export const primaryTag = (tag: string): string => {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/)
  return primary === 'nb' || primary === 'nn' ? 'no' : primary
}
