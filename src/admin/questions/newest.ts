/** The last entries of a list of any length, which is ordered oldest first. */
export const newestOf = async <Entry>(entries: AsyncIterable<Entry>, count: number): Promise<Entry[]> => {
  let newest: Entry[] = []
  for await (const entry of entries) {
    newest.push(entry)
    // Cuts only now and then, because cutting copies the list.
    if (newest.length >= 2 * count + 100) newest = newest.slice(-count)
  }
  return newest.slice(-count)
}
