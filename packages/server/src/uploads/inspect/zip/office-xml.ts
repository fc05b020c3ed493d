import { SaxesParser } from 'saxes'
import { refuseFile } from '../../refused.ts'

export interface XmlElement {
  /** Without its namespace prefix, which each program may choose. */
  name: string
  attributes: Readonly<Record<string, string | undefined>>
}

export interface XmlReader {
  open(element: XmlElement): void
  text?(text: string): void
  close?(name: string): void
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads a part of an office document with a strict parser. A document type is refused, because it could define
 * entities.
 */
export const readXml = (bytes: Buffer, reader: XmlReader): void => {
  const parser = new SaxesParser()
  parser.on('doctype', () => refuseFile('FileUnsafe'))
  parser.on('opentag', ({ name, attributes }) => {
    const named = Object.entries(attributes).map(([key, value]) => [local(key), value])
    reader.open({ name: local(name), attributes: Object.fromEntries(named) })
  })
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))
  parser.on('closetag', ({ name }) => reader.close?.(local(name)))
  parser.write(decode(bytes)).close()
}

/** Office reads UTF-8 and UTF-16. Any other encoding could hide text from us that a program can read. */
const decode = (bytes: Buffer): string => {
  const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]*)/.exec(text)?.[1] ?? 'utf-8'
  if (!/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii)$/i.test(declared)) refuseFile('FileUnsafe')
  return text
}

const encodingOf = (bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  const mark = bytes.toString('hex', 0, 2)
  if (mark === 'fffe' || mark === '3c00') return 'utf-16le'
  return mark === 'feff' || mark === '003c' ? 'utf-16be' : 'utf-8'
}
