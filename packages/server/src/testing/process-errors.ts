const events = ['uncaughtException', 'unhandledRejection'] as const

/** Records every error that would end the process. `stop` removes the listeners and returns the errors. */
export const recordProcessErrors = () => {
  const errors: unknown[] = []
  const record = (error: unknown) => void errors.push(error)
  for (const event of events) process.on(event, record)
  return {
    errors,
    stop() {
      for (const event of events) process.off(event, record)
      return errors
    },
  }
}
