import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const passphrase = 'of the brokerage'

/** A root, an intermediate authority, and the certificate that it issued to a brokerage, all made by openssl. */
export const makeAuthority = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-authority-'))
  const at = (name: string) => path.join(folder, name)
  const openssl = (...words: string[]) => run('openssl', words)
  const selfSigned = (name: string, subject: string) => {
    const [key, out] = [at(`${name}.key`), at(`${name}.pem`)]
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${subject}`]
    return openssl(...request, '-keyout', key, '-out', out)
  }
  const issued = async (name: string, by: string, subject: string, extensions: string) => {
    await writeFile(at(`${name}.ext`), extensions)
    const secret = name === 'own' ? ['-passout', `pass:${passphrase}`] : ['-nodes']
    const request = ['req', '-newkey', 'rsa:2048', ...secret, '-subj', `/CN=${subject}`]
    await openssl(...request, '-keyout', at(`${name}.key`), '-out', at(`${name}.csr`))
    const sign = [
      'x509',
      '-req',
      '-days',
      '2',
      '-in',
      at(`${name}.csr`),
      '-CA',
      at(`${by}.pem`),
      '-CAkey',
      at(`${by}.key`),
    ]
    await openssl(...sign, '-CAcreateserial', '-extfile', at(`${name}.ext`), '-out', at(`${name}.pem`))
  }
  await Promise.all([selfSigned('root', 'Root'), selfSigned('other', 'Root')])
  await issued('middle', 'root', 'Authority', 'basicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign')
  await issued('own', 'middle', 'Brokerage Seal', 'keyUsage=critical,digitalSignature,nonRepudiation')
  const text = (name: string) => readFile(at(name), 'utf8')
  return {
    key: await text('own.key'),
    passphrase,
    root: await text('root.pem'),
    /** The file that an operator configures: the certificate, then its issuer. */
    chain: (await text('own.pem')) + (await text('middle.pem')),
    /** Whether openssl, which trusts only the root (or another root with the same name), verifies the signature. */
    async verify({ contents, signed }: { contents: string; signed: Buffer }, root?: string): Promise<boolean> {
      await writeFile(at('cms'), Buffer.from(contents, 'hex'))
      await writeFile(at('signed'), signed)
      const trusted = at(root === undefined ? 'root.pem' : 'other.pem')
      const files = ['-in', at('cms'), '-content', at('signed'), '-CAfile', trusted, '-out', at('out')]
      return openssl('cms', '-verify', '-binary', '-inform', 'DER', '-purpose', 'any', ...files).then(
        () => true,
        () => false,
      )
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

export type Authority = Awaited<ReturnType<typeof makeAuthority>>
