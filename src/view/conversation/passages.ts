import { signal } from '@preact/signals'

/** The code that shows and marks passages. It loads with the first answer that has sources. */
export const passages = signal<typeof import('../passages/index.ts') | undefined>(undefined)

export const loadPassages = async (adopt: (module: { styles: string; labels: Record<string, string> }) => void) => {
  try {
    const module = await import('../passages/index.ts')
    adopt(module)
    passages.value = module
  } catch {
    // Without this code a source is an ordinary link. The next answer with sources tries to load it again.
  }
}
