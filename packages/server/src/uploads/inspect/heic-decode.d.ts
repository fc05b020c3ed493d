declare module 'heic-decode' {
  interface Decoded {
    width: number
    height: number
    /** Four bytes a pixel: red, green, blue, alpha. */
    data: Uint8ClampedArray
  }
  interface Decodable {
    width: number
    height: number
    decode(): Promise<Decoded>
  }
  const decode: {
    (given: { buffer: Uint8Array }): Promise<Decoded>
    all(given: { buffer: Uint8Array }): Promise<Decodable[] & { dispose(): void }>
  }
  export default decode
}
