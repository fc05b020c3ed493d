import { createCipheriv, createHash } from 'node:crypto'

/** RC4, which Node no longer has; only old documents need it. Encrypting and decrypting are one. */
export const rc4 = (key: Uint8Array, data: Uint8Array): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = kept
  }
  for (let at = 0, mixed = 0; at < 256; at += 1) {
    mixed = (mixed + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, mixed)
  }
  const out = Buffer.alloc(data.length)
  for (let at = 0, a = 0, b = 0; at < data.length; at += 1) {
    a = (a + 1) & 255
    b = (b + (state[a] ?? 0)) & 255
    swap(a, b)
    out[at] = (data[at] ?? 0) ^ (state[((state[a] ?? 0) + (state[b] ?? 0)) & 255] ?? 0)
  }
  return out
}

const digests = ['sha256', 'sha384', 'sha512'] as const

/** Algorithm 2.B of ISO 32000-2 for an empty password. */
export const hashOfSixthRevision = (salt: Uint8Array): Buffer => {
  let key = createHash('sha256').update(salt).digest()
  for (let round = 0; ; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key))
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const sealed = cipher.update(repeated)
    const sum = sealed.subarray(0, 16).reduce((total, byte) => total + byte, 0)
    key = createHash(digests[sum % 3] ?? 'sha256')
      .update(sealed)
      .digest()
    if (round >= 63 && (sealed.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32)
  }
}
