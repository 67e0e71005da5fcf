/** Loads once, for all who ask; after a failure the next one who asks tries again. */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch(cause => {
      loading = undefined
      throw cause
    })
    return loading
  }
}
