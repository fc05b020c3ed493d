import fc from 'fast-check'
import type { RawRequest } from './raw-sender.ts'

/** A route with a body, and the content of a complete and valid request. */
export interface BodyRoute {
  path: string
  accepts: readonly Kind[]
  headers: readonly Header[]
  value: Record<string, unknown>
  /** The content of a file part. */
  file?: Buffer
}

export type BrokenRequest = RawRequest & { name: string }
type Header = readonly [name: string, value: string]
type Kind = 'json' | 'urlencoded' | 'multipart'

const boundary = 'a-boundary-of-a-test'
const contentTypes: Record<Kind, string> = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: `multipart/form-data; boundary=${boundary}`,
}
const kinds = Object.keys(contentTypes) as Kind[]
/** The structural characters of each format. */
const structure: Record<Kind, RegExp> = { json: /[{}[\]:,"]/g, urlencoded: /[&=%+]/g, multipart: /\r\n|--|[:;="]/g }

const part = (head: string, content: Buffer | string) =>
  Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')])
/** Without a final line break, so that the form is broken whichever bytes are missing. */
const form = (...parts: readonly Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${boundary}--`)])
const fieldHead = (name: string) => `Content-Disposition: form-data; name="${name}"`
const fileHead = (name = 'file') => `${fieldHead(name)}; filename="photo.jpg"\r\nContent-Type: image/jpeg`

const partsOf = ({ value, file }: BodyRoute) => [
  ...Object.entries(value).map(([name, one]) => part(fieldHead(name), String(one))),
  ...(file ? [part(fileHead(), file)] : []),
]

const wholeBody: Record<Kind, (route: BodyRoute) => Buffer> = {
  json: ({ value }) => Buffer.from(JSON.stringify(value)),
  urlencoded: ({ value }) =>
    Buffer.from(
      new URLSearchParams(
        Object.entries(value).map(([name, one]) => [name, String(one)] as [string, string]),
      ).toString(),
    ),
  multipart: (route) => form(...partsOf(route)),
}

const requestBytes = (route: BodyRoute, headers: readonly Header[], body: Buffer) => {
  const lines = [['Host', 'localhost'], ...route.headers, ...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`POST ${route.path} HTTP/1.1\r\n${lines.join('')}\r\n`), body])
}

const typed = (type: string): Header => ['Content-Type', type]
const sized = (length: number): Header => ['Content-Length', String(length)]

const framed = (route: BodyRoute, name: string, type: string, body: Buffer): BrokenRequest => ({
  name,
  ending: 'keep-alive',
  bytes: requestBytes(route, [typed(type), sized(body.length)], body),
})

/** Maximum of cuts at structural characters, for a format that the route accepts and for another. */
const mostCuts = { accepted: 60, other: 10 }
const randomCuts = 14

const cuts = (route: BodyRoute, random: () => number) =>
  kinds.flatMap((kind) => {
    const body = wholeBody[kind](route)
    const places = [...body.toString('latin1').matchAll(structure[kind])].flatMap(({ index, 0: { length } }) => [
      index,
      index + length,
    ])
    const most = route.accepts.includes(kind) ? mostCuts.accepted : mostCuts.other
    const step = Math.max(1, places.length / most)
    const chosen = Array.from({ length: Math.min(most, places.length) }, (_, at) => places[Math.floor(at * step)] ?? 0)
    const anywhere = Array.from({ length: randomCuts }, () => random() % body.length)
    return [...new Set([0, ...chosen, ...anywhere])]
      .filter((at) => at < body.length)
      .map((at) => framed(route, `${kind} cut at ${at}`, contentTypes[kind], body.subarray(0, at)))
  })

const wrongTypes = [
  '',
  'text/plain',
  'application/xml',
  'application/json-patch',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'multipart/form-data; boundary=another',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  `multipart/mixed; boundary=${boundary}`,
]

const mislabelled = (route: BodyRoute) =>
  kinds.flatMap((kind) => {
    const others = kinds.filter((other) => other !== kind).map((other) => contentTypes[other])
    const types = route.accepts.includes(kind) ? [...others, ...wrongTypes] : others
    return types.map((type) => framed(route, `${kind} sent as ${type.slice(0, 60)}`, type, wholeBody[kind](route)))
  })

/** Parts that no browser sends. No route stores their content. */
const oddHeads = [
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name',
  'Content-Disposition: attachment; name="file"; filename="a.jpg"',
  'Content-Disposition: form-data; filename="a.jpg"',
  'Content-Disposition: form-data; name="file"; filename="',
  'Content-Disposition: form-data; name="file"; filename=""',
  'Content-Disposition: form-data; name="a\rb"; filename="a\nb"',
  'Content-Disposition: form-data; name="file"; filename*=utf-8\'\'%ff%zz',
  'Content-Disposition: form-data; name="__proto__"; filename="a.jpg"',
  `${fieldHead('file')}\r\n${fieldHead('other')}`,
  `${fieldHead('a')}\r\nContent-Type: text/plain; charset=nonsense`,
  `${fileHead()}\r\nContent-Transfer-Encoding: base64`,
  `${fieldHead('file')}; filename="a.jpg"\r\nContent-Type: multipart/mixed; boundary=inner`,
  'no colon',
  ': no name',
  '',
  `${fileHead()}\r\nX-Long: ${'x'.repeat(20_000)}`,
  `${fileHead()}${'\r\nX: y'.repeat(40)}`,
]

const oddForms = (route: BodyRoute) => {
  const parts = partsOf(route)
  const forms = {
    'every part doubled': form(...parts, ...parts),
    'two files': form(...parts, part(fileHead('a'), 'x'), part(fileHead('b'), 'x')),
    'forty fields': form(...Array.from({ length: 40 }, (_, at) => part(fieldHead(`f${at}`), 'x'))),
    'a long field': form(part(fieldHead('SiteID'), 'x'.repeat(20_000))),
    'no part': Buffer.from(`--${boundary}--`),
    'only boundaries': Buffer.from(`--${boundary}\r\n`.repeat(50)),
    'a part of another boundary': Buffer.from(`--another\r\n${fieldHead('SiteID')}\r\n\r\nours\r\n--another--`),
    ...Object.fromEntries(oddHeads.map((head, at) => [`the odd part ${at}`, form(part(head, 'x'))])),
    ...Object.fromEntries(oddHeads.map((head, at) => [`the odd part ${at} cut`, part(head, 'x'.repeat(3))])),
  }
  if (!route.accepts.includes('multipart')) return []
  return Object.entries(forms).map(([name, body]) => framed(route, name, contentTypes.multipart, body))
}

const chunk = (body: Buffer, size = body.length.toString(16)) =>
  Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from('\r\n')])

/** Requests with a wrong length or chunks; each ends its connection. */
const misframed = (route: BodyRoute, random: () => number) =>
  kinds.flatMap((kind) => {
    const body = wholeBody[kind](route)
    const type = typed(contentTypes[kind])
    const half = body.subarray(0, random() % body.length)
    const chunked: Header = ['Transfer-Encoding', 'chunked']
    const requests: [string, RawRequest['ending'], readonly Header[], Buffer][] = [
      ['one byte more announced', 'half-close', [sized(body.length + 1)], body],
      ['chunks without their end', 'half-close', [chunked], chunk(body)],
      ['a reset in the middle', 'reset', [sized(body.length)], half],
      ['closed in the middle', 'half-close', [sized(body.length)], half],
      ['two lengths', 'half-close', [sized(body.length), sized(body.length - 1)], body],
      ['a length and chunks', 'half-close', [sized(body.length), chunked], chunk(body)],
    ]
    const more: typeof requests = [
      ['a kilobyte more announced', 'half-close', [sized(body.length + 1024)], body],
      ['a terabyte announced', 'half-close', [sized(2 ** 40)], body],
      ['one byte less announced', 'half-close', [sized(body.length - 1)], body],
      ['nothing announced', 'half-close', [sized(0)], body],
      ['a negative length', 'half-close', [sized(-1)], body],
      ['a length that is no number', 'half-close', [['Content-Length', 'ten']], body],
      ['a chunk size that is no number', 'half-close', [chunked], chunk(body, 'zz')],
      ['a chunk larger than its bytes', 'half-close', [chunked], chunk(body, (body.length + 9).toString(16))],
      ['a chunk smaller than its bytes', 'half-close', [chunked], chunk(body, (body.length >> 1).toString(16))],
      ['a huge chunk', 'half-close', [chunked], chunk(body, 'f'.repeat(20))],
      ['chunks ended in the middle', 'half-close', [chunked], Buffer.concat([chunk(half), Buffer.from('0\r\n\r\n')])],
      ['chunks reset in the middle', 'reset', [chunked], chunk(half)],
      [
        'chunks without their last line break',
        'half-close',
        [chunked],
        Buffer.concat([chunk(body), Buffer.from('0\r\n')]),
      ],
      ['a reset before the last byte', 'reset', [sized(body.length)], body.subarray(0, -1)],
      ['a reset before the body', 'reset', [sized(body.length)], Buffer.alloc(0)],
      ['another encoding', 'half-close', [['Transfer-Encoding', 'gzip']], body],
      ['its type doubled', 'half-close', [typed('text/plain'), sized(body.length)], body],
    ]
    const all = route.accepts.includes(kind) ? [...requests, ...more] : requests
    return all.map(([name, ending, headers, bytes]) => ({
      name: `${kind} with ${name}`,
      ending,
      bytes: requestBytes(route, name === 'its type doubled' ? [...headers, type] : [type, ...headers], bytes),
    }))
  })

/** Every known way of breaking a request, for one route; the same seed breaks it at the same bytes. */
export const brokenRequests = (route: BodyRoute, seed: number): BrokenRequest[] => {
  const numbers = fc.sample(fc.nat(), { seed, numRuns: 100 })
  let next = 0
  const random = () => {
    next += 1
    return numbers[next % numbers.length] ?? 0
  }
  return [...cuts(route, random), ...mislabelled(route), ...oddForms(route), ...misframed(route, random)]
}
