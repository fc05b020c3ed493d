import { deflateRawSync } from 'node:zlib'
import { makeDoc, makeXls } from '../../../testing/files/compound-file.ts'
import { mainTypes, makeDocx } from '../../../testing/files/office.ts'
import { drawPdf, makePdf } from '../../../testing/files/pdf.ts'
import { resizedPng } from '../../../testing/files/pictures.ts'
import { makeZip, type ZipPart, type ZipShape } from '../../../testing/files/zip.ts'
import { type BadSample, bad } from './sample.ts'

const text: ZipPart = { name: 'a.txt', data: 'hello hello hello hello' }
const zip = (
  about: string,
  parts: () => readonly ZipPart[] | Promise<readonly ZipPart[]>,
  shape: ZipShape = {},
  key: BadSample['key'] = 'FileUnsafe',
) => bad(key, 'a.zip', `an archive ${about}`, async () => makeZip(await parts(), shape))

const megabyte = 1024 * 1024
const zeros = (megabytes: number) => Buffer.alloc(megabytes * megabyte)
/** Noise that compresses to three quarters, so that only the size counts. */
const grain = (bytes: number) => {
  const out = Buffer.alloc(bytes)
  let seed = 2463534242
  for (let at = 0; at < bytes; at += 1) {
    seed ^= seed << 13
    seed ^= seed >>> 17
    seed ^= seed << 5
    out[at] = seed & 0x3f
  }
  return out
}

const bombs: BadSample[] = [
  zip('of 1,001 entries', () => Array.from({ length: 1001 }, (_, at) => ({ name: `${at}.txt`, data: 'x' }))),
  zip(
    'of 5,000 entries that says 5',
    () => Array.from({ length: 5000 }, (_, at) => ({ name: `${at}.txt` })),
    { count: 5 },
    'FileUnsafe',
  ),
  zip('of documents that hold more than a thousand parts together', () =>
    Array.from({ length: 30 }, (_, at) => ({
      name: `${at}.docx`,
      data: makeDocx({
        parts: Array.from({ length: 40 }, (_part, part) => ({ name: `word/media/${part}.xml`, data: 'x' })),
      }),
    })),
  ),
  zip('of 101 MB', () =>
    Array.from({ length: 101 }, (_, at) => ({ name: `${at}.txt`, data: at < 100 ? grain(megabyte) : zeros(1.1) })),
  ),
  zip('that unpacks to a thousand times its size', () => [{ name: 'a.txt', data: zeros(20) }]),
  zip('with one part of a thousand times its size', () => [
    { name: 'a.txt', data: grain(megabyte), method: 0 },
    { name: 'b.txt', data: zeros(20) },
  ]),
  zip('that says 10 bytes and unpacks to 20 MB', () => [
    { name: 'a.txt', data: zeros(20), listed: { unpacked: 10 }, own: { unpacked: 10 } },
  ]),
  zip('whose entry alone says it is small', () => [{ ...text, own: { unpacked: 3 } }]),
  zip('that says 4 GB', () => [{ ...text, listed: { unpacked: 0xfffffffe }, own: { unpacked: 0xfffffffe } }]),
  zip('of one body listed a hundred times', () => [{ ...text, times: 100 }]),
  zip('of entries that overlap', () => [text, { ...text, name: 'b.txt', listed: { offset: 0 } }]),
  zip('whose entry lies inside another', () => [text, { ...text, name: 'b.txt', listed: { offset: 10 } }]),
]

const paths = [
  '../a.txt',
  'b/../../a.txt',
  '/etc/passwd.txt',
  'C:\\a.txt',
  'c:/a.txt',
  '..\\a.txt',
  'a/./b.txt',
  'a//b.txt',
  'a\0.txt',
  'a\u202efdp.txt',
  'a\nb.txt',
  `${'x'.repeat(300)}.txt`,
  `${'d/'.repeat(40)}a.txt`,
].map((name) => zip(`with an entry named ${JSON.stringify(name).slice(0, 40)}`, () => [{ ...text, name }]))

const kinds: BadSample[] = [
  ...Object.entries({ 'a link': 0o120777, 'a device': 0o060600, 'a pipe': 0o010600, 'a socket': 0o140600 }).map(
    ([what, mode]) => zip(`with ${what}`, () => [{ ...text, mode }]),
  ),
  ...['run.exe', 'a.js', 'a.bat', 'a.html', 'a.svg', 'a.lnk', 'a.scr', 'a.jar', 'a.docm', 'noextension'].map((name) =>
    zip(`with ${name}`, () => [text, { name, data: 'MZ\u0090' }]),
  ),
  ...['a.zip', 'a.rar', 'a.7z', 'a.tar', 'a.gz'].map((name) =>
    zip(`with ${name} in it`, () => [text, { name, data: makeZip([text]) }]),
  ),
  zip('with an archive named .pdf', () => [{ name: 'a.pdf', data: makeZip([text]) }]),
  zip('with an archive named .txt', () => [{ name: 'a.txt', data: makeZip([text]) }]),
  zip('with an archive in a document', () => [
    { name: 'a.docx', data: makeDocx({ parts: [{ name: 'word/a.zip', data: makeZip([text]) }] }) },
  ]),
  zip('with a program named .txt', () => [{ name: 'a.txt', data: 'MZ\u0000\u0000' }]),
  zip('with a page named .txt', () => [{ name: 'a.txt', data: '  <html><script>1</script>' }]),
  zip('with a sheet of text that starts a program', () => [{ name: 'a.csv', data: "a,b\r\n1,=cmd|' /c calc'!A0" }]),
  zip('with bytes named .csv', () => [{ name: 'a.csv', data: Buffer.alloc(100) }]),
  zip('with a program named as a Mac’s note', () => [text, { name: '__MACOSX/._a', data: 'MZ' }]),
  zip('with a program named .pdf', () => [{ name: 'a.pdf', data: 'MZ\u0090\u0000' }], {}, 'FileTypeNotAccepted'),
  zip('with a page named .jpg', () => [{ name: 'a.jpg', data: '<html></html>' }], {}, 'FileTypeNotAccepted'),
  zip('with a sheet named .doc', () => [{ name: 'a.doc', data: makeXls() }], {}, 'FileNameMismatch'),
  zip('with a document of macros', () => [{ name: 'a.docx', data: makeDocx({ mainType: mainTypes.docm }) }]),
  zip('with an old letter of macros', () => [
    { name: 'a.doc', data: makeDoc({ parts: [{ name: 'Macros', parts: [] }] }) },
  ]),
  zip('with a PDF that runs a script', () => [
    { name: 'a.pdf', data: makePdf({ catalogue: '/OpenAction << /S /JavaScript >>' }) },
  ]),
  zip('with a huge picture', async () => [{ name: 'a.png', data: await resizedPng(60_000, 60_000) }]),
  zip(
    'with a locked PDF',
    async () => [{ name: 'a.pdf', data: await drawPdf({ userPassword: 'secret' }) }],
    {},
    'FilePasswordProtected',
  ),
  zip('with a file of 26 MB', () => [{ name: 'a.pdf', data: grain(26 * megabyte) }], {}, 'FileTooLarge'),
  zip('with a folder that has bytes', () => [text, { name: 'b/', data: 'hidden', method: 0 }]),
  zip('of nothing', () => [], {}, 'FileEmpty'),
  zip('of folders only', () => [{ name: 'a/', method: 0 }], {}, 'FileEmpty'),
]

const locked: BadSample[] = [
  zip('with a password', () => [{ ...text, flags: 0x801 }], {}, 'FilePasswordProtected'),
  zip('with one locked file', () => [text, { ...text, name: 'b.txt', flags: 0x801 }], {}, 'FilePasswordProtected'),
  zip('with a strong password', () => [{ ...text, flags: 0x841 }], {}, 'FilePasswordProtected'),
  zip('with a password of the newer kind', () => [{ ...text, method: 99 }], {}, 'FilePasswordProtected'),
  zip('whose list is locked', () => [{ ...text, flags: 0x2800 }], {}, 'FilePasswordProtected'),
]

const lies: BadSample[] = [
  zip('with bytes before it', () => [text], { before: Buffer.from('PK\u0003\u0004 and something else') }),
  zip('with bytes before its list', () => [text], { beforeList: Buffer.from('MZ hidden program') }),
  zip('with bytes between its entries', () => [
    { ...text, after: Buffer.from('hidden') },
    { ...text, name: 'b.txt' },
  ]),
  zip('with bytes behind it', () => [text], { after: Buffer.from('MZ') }, 'FileDamaged'),
  zip('with bytes in an entry behind what it unpacks', () => [{ ...text, extraPacked: Buffer.from('hidden') }]),
  zip('with two entries of one name', () => [text, text]),
  zip('with names that differ in case alone', () => [text, { ...text, name: 'A.TXT' }]),
  zip('whose entry has another name than the list', () => [{ ...text, own: { name: 'b.exe' } }]),
  zip('whose entry is packed otherwise than the list says', () => [{ ...text, own: { method: 0 } }]),
  zip('whose entry has another checksum than the list', () => [{ ...text, own: { crc: 1 } }]),
  zip('whose entry is locked though the list says not', () => [{ ...text, own: { flags: 0x801 } }]),
  zip('whose entry is not where the list says', () => [{ ...text, listed: { offset: 5 } }], {}, 'FileDamaged'),
  zip('with an unsupported compression method', () => [{ ...text, method: 14 }]),
  zip('with a wrong checksum', () => [{ ...text, listed: { crc: 7 }, own: { crc: 7 } }], {}, 'FileDamaged'),
  zip('whose bytes do not unpack', () => [{ ...text, packedData: Buffer.alloc(40, 0xff) }], {}, 'FileDamaged'),
  zip('that unpacks to less than it says', () => [{ ...text, packedData: deflateRawSync('x') }], {}, 'FileDamaged'),
  zip('with a name that is no text', () => [{ ...text, name: Buffer.from('fffe2e747874', 'hex') }], {}, 'FileDamaged'),
  bad('FileDamaged', 'a.zip', 'the head of an archive', () => Buffer.from('PK\u0003\u0004 and nothing more')),
]

export const archiveSamples: readonly BadSample[] = [...bombs, ...paths, ...kinds, ...locked, ...lies]
