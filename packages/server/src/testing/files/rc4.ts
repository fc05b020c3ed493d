/** RC4, which Node no longer supports; only old documents need it. Encryption and decryption are the same. */
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
