import { test } from 'vitest'

test.fails('a test that complains on console.error fails', () => {
  console.error('meant to be seen')
})
