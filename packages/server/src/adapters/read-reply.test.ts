import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'

test('a reply that is too long is not read to its end', async () => {
  let pieces = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1
      controller.enqueue(new Uint8Array(1000))
    },
  })
  await expect(readReply(new Response(body), 5000)).rejects.toThrow('too long')
  expect(pieces).toBeLessThan(10)
  expect(await readReply(new Response('Élodie'))).toBe('Élodie')
})

test('no adapter reads a reply without a limit', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
  expect(files).toContain('envelopes-docusign.ts')
  const whole = files.filter((file) =>
    /\.(?:arrayBuffer|blob|bytes|formData|json|text)\(\)/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  )
  expect(whole).toEqual([])
})
