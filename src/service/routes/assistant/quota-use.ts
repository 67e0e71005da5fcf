/** Rate limit uses that are given back when the model fails, whether that happens before or after they are taken. */
export const createQuotaUse = (giveBack: () => Promise<void>) => {
  let isConsumed = false
  let isRefunded = false
  const settle = async () => {
    if (isConsumed && isRefunded) await giveBack()
  }
  return {
    consume() {
      isConsumed = true
      return settle()
    },
    refund() {
      isRefunded = true
      return settle()
    }
  }
}
