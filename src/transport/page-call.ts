/** Calls a function of the page: a mistake there goes to the console, and must not cost the reader the answer. */
export const callPage = <T>(option: string, call: () => T): T | undefined => {
  try {
    return call()
  } catch (error) {
    console.error(`Docs Assistant: the option ${option} failed.`, error)
    return
  }
}
