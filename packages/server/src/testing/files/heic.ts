/** A photo of 64 by 48 pixels, white to the left and purple to the right, by libheif's own encoder. */
const photo = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA',
    'AAAAACAAAAGGlkYXQAAAAAAEAAMAAAAAAAQAAwAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAAAABFAAIAAQAAAAAAAAABAAAAAAAA',
    'AAgAAwAAAAAAAANlAAEAAAAAAAAAEwAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW',
    '5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAAZ3JpZAAAAAGxaXBycAAAAYRpcGNvAAAAdmh2Y0MB',
    'A3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkpr',
    'm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgI',
    'AAAAcWh2Y0MBBAgAAAAAAAAAAAAe8AD8/Pj4AAAPAyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAewI',
    'IEFlurkprmwIAAAAMAgAAAAwCEIgABAAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAAEAAAAAwAAAADnBpeGkAAAAA',
    'AQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAECgQIAAgIDhAADAoUGAAQDB4iJAAAANm',
    'lyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQACAAAAYG1kYXQAAABBKAGvWOYB4h7D+BTIMf/+F23INq0J',
    'ezRwURG/uw18GlcLnmMC0UljitIU+Q1BC7i3uJ9/zSNs5scg3F9iMokEhmAAAAAPKAGusLQ8t9h/IDAFnqOA',
  ].join(''),
  'base64',
)

export interface HeicShape {
  /** The formats listed in its first box: at most 20 letters. */
  brands?: string
  /** Its declared size. */
  width?: number
  height?: number
  /** Boxes after its own. */
  more?: Buffer[]
}

export const makeHeic = ({ brands, width, height, more = [] }: HeicShape = {}): Buffer => {
  const bytes = Buffer.from(photo)
  if (brands !== undefined) bytes.write(brands.padEnd(20, '\0'), 8, 'latin1')
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    if (width !== undefined) bytes.writeUInt32BE(width, at + 8)
    if (height !== undefined) bytes.writeUInt32BE(height, at + 12)
  }
  return Buffer.concat([bytes, ...more])
}
