import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A recipient with their own key, made and used by openssl alone. Remove the folder afterwards. */
export const makeReceiver = async (kind: 'rsa:2048' | 'rsa:1024' = 'rsa:2048') => {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-receiver-'))
  const at = (name: string) => path.join(folder, name)
  const subject = ['-subj', '/CN=Northern Life', '-days', '2']
  await run('openssl', ['req', '-x509', '-newkey', kind, '-nodes', ...subject, '-keyout', at('key'), '-out', at('pem')])
  return {
    certificate: await readFile(at('pem'), 'utf8'),
    /** The content of an envelope, and the files inside its PDF. */
    async open(envelope: Buffer) {
      await writeFile(at('p7m'), envelope)
      const files = ['-in', at('p7m'), '-inkey', at('key'), '-recip', at('pem'), '-out', at('pdf')]
      await run('openssl', ['cms', '-decrypt', '-inform', 'DER', ...files])
      const file = async (number: number) => {
        await run('pdfdetach', ['-save', String(number), '-o', at('file'), at('pdf')])
        return readFile(at('file'))
      }
      return { pdf: await readFile(at('pdf')), file }
    },
    remove: () => rm(folder, { recursive: true }),
  }
}
