import { test } from 'vitest'

test.fails('a test that logs to console.error fails', () => {
  console.error('meant to be seen')
})
