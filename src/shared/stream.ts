/** A stream of what a generator yields. A consumer that cancels ends the generator. */
export const streamFrom = <Part>(parts: AsyncGenerator<Part>, onCancel?: () => void): ReadableStream<Part> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      onCancel?.()
      await parts.return(undefined)
    }
  })
