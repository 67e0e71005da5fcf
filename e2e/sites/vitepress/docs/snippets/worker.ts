import { defineWorker } from 'ferry-queue'

export default defineWorker({
  async mail({ to }) {
    await sendMail(to, 'Welcome aboard')
  }
})
