import { signal } from '@preact/signals'

/** What shows and marks passages: brought once an answer has sources. */
export const passages = signal<typeof import('../passages/index.ts') | undefined>(undefined)

export const loadPassages = async (adopt: (module: { styles: string; labels: Record<string, string> }) => void) => {
  try {
    const module = await import('../passages/index.ts')
    adopt(module)
    passages.value = module
  } catch {
    // Without it a source is an ordinary link. The next answer tries again.
  }
}
