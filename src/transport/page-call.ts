/** Calls a function of the page. Logs its errors to the console, so that they do not end the answer. */
export const callPage = <T>(option: string, call: () => T): T | undefined => {
  try {
    return call()
  } catch (error) {
    console.error(`Docs Assistant: the option ${option} failed.`, error)
    return
  }
}
