import { makeCompoundFile, makeDoc, makeXls } from '../make/compound-file.ts'
import { mainTypes, makeDocx, makeXlsx, relation } from '../make/office.ts'
import { makePdf, objectStream } from '../make/pdf.ts'
import { box, makeGif, makeHeic, makeJpeg, makeTiffPages, makeWebp, pngWith, resizedPng } from '../make/pictures.ts'
import { makeZip } from '../make/zip.ts'
import { plainOnes } from './good.ts'
import { type BadSample, bad } from './sample.ts'

const unsafe = (fileName: string, about: string, make: BadSample['make']) => bad('FileUnsafe', fileName, about, make)

const program = Buffer.concat([Buffer.from('4d5a90000300000004000000', 'hex'), Buffer.alloc(4096, 0x90)])
const archive = makeZip([{ name: 'run.exe', data: program }])
const page = Buffer.from('<html><script>alert(1)</script></html>')
const macros = makeCompoundFile([{ name: 'VBA', parts: [{ name: 'dir', data: Buffer.alloc(300, 1) }] }])

/** Behind the end of each kind, something else. */
const tails: Record<string, Buffer> = { 'a program': program, 'an archive': archive, 'a page': page }
/** Boxes go to the end of the file, and the end of a PDF is looked for near it: more behind them is damage. */
const damaged = new Set(['heic a program', 'heic an archive', 'heic a page', 'pdf a program'])
const appended = plainOnes.flatMap(({ about, fileName, kind, make }) =>
  Object.entries(tails).map(([what, tail]) =>
    bad(
      damaged.has(`${kind} ${what}`) ? 'FileDamaged' : 'FileUnsafe',
      fileName,
      `${about} with ${what} behind it`,
      async () => Buffer.concat([await make(), tail]),
    ),
  ),
)

const pdfHead = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')
const within: BadSample[] = [
  unsafe('a.png', 'a picture with the head of a PDF in its first kilobyte', () => pngWith('prVt', pdfHead)),
  unsafe('a.png', 'a picture with a page in it', () =>
    pngWith('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
  ),
  unsafe('a.png', 'a picture with a server’s script in it', () =>
    pngWith('tEXt', Buffer.from('Comment\0<?php system(1); ?>')),
  ),
  unsafe('a.heic', 'a photo with a box of something else', () => makeHeic({ more: [box('exec', program)] })),
  unsafe('a.heic', 'a photo with a page in a box', () => makeHeic({ more: [box('free', page)] })),
  unsafe('a.jpg', 'a photo with a script between its marks', async () => {
    const jpeg = await makeJpeg()
    const note = Buffer.from('<script>alert(1)</script>')
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, note.length + 2]), note, jpeg.subarray(2)])
  }),
  unsafe('a.jpg', 'a photo whose first length opens a comment', async () => {
    const jpeg = await makeJpeg()
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe02f2a', 'hex'), Buffer.alloc(0x2f28), jpeg.subarray(2)])
  }),
  unsafe('a.gif', 'a picture whose width opens a comment', async () => {
    const gif = Buffer.from(await makeGif())
    gif.write('/*', 6)
    return gif
  }),
  bad('FileUnsafe', 'a.gif', 'a script that begins like a picture', () =>
    Buffer.from('GIF89a=1;alert(document.domain);//'),
  ),
  bad('FileDamaged', 'a.pdf', 'a PDF without an end', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n')),
  bad('FileDamaged', 'a.pdf', 'a PDF whose end points elsewhere', () => makePdf({ table: 17 })),
  bad('FileDamaged', 'a.pdf', 'a PDF whose end points behind it', () => makePdf({ table: 9_999_999 })),
  bad('FileTypeNotAccepted', 'a.pdf', 'a PDF behind a page', () =>
    makePdf({ before: '<html><body>hi</body></html>\n' }),
  ),
  bad('FileTypeNotAccepted', 'a.pdf', 'a PDF behind a program', () => Buffer.concat([program, makePdf()])),
]

const hugePixels: BadSample[] = [
  unsafe('a.png', 'a picture of 60,000 by 60,000 pixels', () => resizedPng(60_000, 60_000)),
  unsafe('a.png', 'a picture of a million by one pixels', () => resizedPng(1_000_000, 1)),
  unsafe('a.png', 'a picture of 20,000 by 20,000 pixels', () => resizedPng(20_000, 20_000)),
  bad('FileDamaged', 'a.png', 'a picture of no pixels', () => resizedPng(0, 100)),
  unsafe('a.jpg', 'a photo of 65,000 by 65,000 pixels', async () => {
    const jpeg = Buffer.from(await makeJpeg())
    const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'))
    jpeg.writeUInt16BE(65_000, frame + 5)
    jpeg.writeUInt16BE(65_000, frame + 7)
    return jpeg
  }),
  unsafe('a.gif', 'a picture of 50,000 by 50,000 pixels', async () => {
    const gif = Buffer.from(await makeGif())
    gif.writeUInt16LE(50_000, 6)
    gif.writeUInt16LE(50_000, 8)
    return gif
  }),
  unsafe('a.gif', 'a moving picture of 3,000 large frames', async () => {
    const gif = await makeGif(3000, 3000)
    const start = gif.indexOf(0x2c, 13)
    const frame = Buffer.from('2c000000000100010000024c010000'.replace('4c', '02'), 'hex')
    return Buffer.concat([gif.subarray(0, start), ...Array.from({ length: 3000 }, () => frame), Buffer.from([0x3b])])
  }),
  unsafe('a.png', 'a moving picture that says a million frames', () =>
    pngWith('acTL', Buffer.from('000f424000000000', 'hex')),
  ),
  unsafe('a.webp', 'a picture of 16 million by 16 million pixels', async () => {
    const webp = await makeWebp()
    const size = Buffer.from('5650385a0a00000000000000ffffffffffff'.replace('5a', '58'), 'hex')
    const whole = Buffer.concat([webp.subarray(0, 12), size, webp.subarray(12)])
    whole.writeUInt32LE(whole.length - 8, 4)
    return whole
  }),
  unsafe('a.heic', 'a photo of 100,000 by 100,000 pixels', () => makeHeic({ width: 100_000, height: 100_000 })),
  unsafe('a.tiff', 'a scan of 60,000 by 60,000 pixels', () => makeTiffPages({ width: 60_000, height: 60_000 })),
  unsafe('a.tiff', 'a scan of 1,900 huge pages', () => makeTiffPages({ width: 16_000, height: 16_000, pages: 1900 })),
  unsafe('a.tiff', 'a scan whose last page is followed by its first', () =>
    makeTiffPages({ pages: 3, isEndless: true }),
  ),
]

const running: BadSample[] = [
  ...[
    '/S /JavaScript /JS (app.alert(1))',
    '/S /J#61vaScript /JS (app.alert(1))',
    '/S /Launch /F (cmd.exe)',
    '/S /#4c#61unch',
  ].map((action) =>
    unsafe('a.pdf', `a PDF that does ${action} when it opens`, () =>
      makePdf({ catalogue: `/OpenAction << ${action} >>` }),
    ),
  ),
  ...[
    '/Names << /EmbeddedFiles << >> >>',
    '/AF [<< /EF << /F 4 0 R >> >>] /X << /Type /EmbeddedFile >>',
    '/AcroForm << /XFA 4 0 R >>',
  ].map((entry) => unsafe('a.pdf', `a PDF with ${entry}`, () => makePdf({ catalogue: entry }))),
  unsafe('a.pdf', 'a PDF with a film', () => makePdf({ page: '/Annots [<< /Subtype /RichMedia >>]' })),
  unsafe('a.pdf', 'a PDF with a script in packed objects', () =>
    makePdf({ objects: [objectStream('10 0 << /S /JavaScript /JS (app.alert(1)) >>')] }),
  ),
  unsafe('a.pdf', 'a PDF with a script in objects that are not packed', () =>
    makePdf({ objects: [objectStream('10 0 << /S /JavaScript >>', '', Buffer.from('10 0 << /S /Java#53cript >>'))] }),
  ),
  unsafe('a.pdf', 'a PDF with objects packed in a way nobody uses', () =>
    makePdf({ objects: [objectStream('10 0 <<>>', '/Filter [/ASCIIHexDecode /FlateDecode]')] }),
  ),
  unsafe('a.pdf', 'a PDF with packed objects that do not unpack', () =>
    makePdf({ objects: [objectStream('', '/Filter /FlateDecode', Buffer.alloc(200, 0x33))] }),
  ),
  unsafe('a.pdf', 'a PDF with objects that unpack to gigabytes', () =>
    makePdf({ objects: [objectStream(' '.repeat(40 * 1024 * 1024))] }),
  ),
  unsafe('a.doc', 'an old letter with macros', () =>
    makeDoc({
      parts: [{ name: 'Macros', parts: [{ name: 'VBA', parts: [{ name: 'dir', data: Buffer.alloc(99, 1) }] }] }],
    }),
  ),
  unsafe('a.doc', 'an old letter with a program to click', () =>
    makeDoc({
      parts: [{ name: 'ObjectPool', parts: [{ name: '_1', parts: [{ name: '\u0001Ole10Native', data: program }] }] }],
    }),
  ),
  unsafe('a.xls', 'an old sheet with macros', () =>
    makeXls({ parts: [{ name: '_VBA_PROJECT_CUR', parts: [{ name: 'VBA', parts: [] }] }] }),
  ),
  unsafe('a.xls', 'an old sheet with a project of macros', () => makeXls({ records: [[0xd3, Buffer.alloc(0)]] })),
  unsafe('a.xls', 'an old sheet of formulas that are a program', () => makeXls({ sheets: [0, 1] })),
  unsafe('a.xls', 'an old sheet with a module', () => makeXls({ sheets: [6] })),
  unsafe('a.doc', 'a file that is a letter and a sheet at once', () =>
    makeDoc({ parts: [{ name: 'Workbook', data: Buffer.alloc(5000, 1) }] }),
  ),
  bad('FilePasswordProtected', 'a.doc', 'an old letter with a password', () => makeDoc({ flags: 0x0300 })),
  bad('FilePasswordProtected', 'a.xls', 'an old sheet with a password', () =>
    makeXls({ records: [[0x2f, Buffer.alloc(54, 1)]] }),
  ),
  ...['a.docx', 'a.xlsx'].map((fileName) =>
    bad('FilePasswordProtected', fileName, `${fileName} with a password`, () =>
      makeCompoundFile([
        { name: 'EncryptionInfo', data: Buffer.alloc(200, 1) },
        { name: 'EncryptedPackage', data: Buffer.alloc(9000, 7) },
      ]),
    ),
  ),
  unsafe('a.docx', 'a document with macros renamed', () => makeDocx({ mainType: mainTypes.docm })),
  unsafe('a.xlsx', 'a sheet with macros renamed', () => makeXlsx({ mainType: mainTypes.xlsm })),
  unsafe('a.xlsx', 'a binary sheet renamed', () => makeXlsx({ mainType: mainTypes.xlsb })),
  unsafe('a.docx', 'a document with macros in it', () =>
    makeDocx({ parts: [{ name: 'word/vbaProject.bin', data: macros }] }),
  ),
  unsafe('a.xlsx', 'a sheet with macros in it', () =>
    makeXlsx({ parts: [{ name: 'xl/vbaProject.bin', data: macros }] }),
  ),
  unsafe('a.docx', 'a document with macros under another name', () =>
    makeDocx({ parts: [{ name: 'word/media/a.png', data: macros }] }),
  ),
  unsafe('a.docx', 'a document that names a part of macros', () =>
    makeDocx({ types: '<Override PartName="/word/x" ContentType="application/vnd.ms-office.vbaProject"/>' }),
  ),
  unsafe('a.docx', 'a document that spells macros by numbers', () =>
    makeDocx({ types: '<Override PartName="/word/x" ContentType="application/vnd.ms-office.&#118;baProject"/>' }),
  ),
  unsafe('a.docx', 'a document with an entity', () => makeDocx({ types: '<!DOCTYPE x>' })),
  unsafe('a.docx', 'a document with a program in it', () =>
    makeDocx({ parts: [{ name: 'word/media/a.emf', data: program }] }),
  ),
  unsafe('a.docx', 'a document with a program by name', () => makeDocx({ parts: [{ name: 'word/a.vbs', data: 'x' }] })),
  unsafe('a.docx', 'a document with an object to click', () =>
    makeDocx({ parts: [{ name: 'word/embeddings/oleObject1.bin', data: macros }] }),
  ),
  unsafe('a.docx', 'a document that fetches its template', () =>
    makeDocx({ relations: relation('attachedTemplate', 'https://example.com/a.dotm', 'External') }),
  ),
  unsafe('a.docx', 'a document that fetches an object', () =>
    makeDocx({ relations: relation('oleObject', 'https://example.com/a', 'External') }),
  ),
  unsafe('a.docx', 'a document that fetches a frame', () =>
    makeDocx({ relations: relation('frame', 'https://example.com', 'External') }),
  ),
  unsafe('a.xlsx', 'a sheet with controls', () =>
    makeXlsx({ parts: [{ name: 'xl/activeX/activeX1.xml', data: '<x/>' }] }),
  ),
  unsafe('a.xlsx', 'a sheet of formulas that are a program', () =>
    makeXlsx({ parts: [{ name: 'xl/macrosheets/sheet1.xml', data: '<x/>' }] }),
  ),
  unsafe('a.docx', 'a document with an archive in it', () =>
    makeDocx({ parts: [{ name: 'word/embeddings/a.zip', data: archive }] }),
  ),
  bad('FileTypeNotAccepted', 'a.docx', 'slides named .docx', () => makeDocx({ mainType: mainTypes.pptx })),
  bad('FileTypeNotAccepted', 'a.docx', 'a template named .docx', () => makeDocx({ mainType: mainTypes.dotx })),
]

export const hiddenSamples: readonly BadSample[] = [...appended, ...within, ...hugePixels, ...running]
