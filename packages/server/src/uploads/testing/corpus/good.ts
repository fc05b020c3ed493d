import sharp from 'sharp'
import { makeCompoundFile, makeDoc, makeXls } from '../../../testing/files/compound-file.ts'
import { makeHeic } from '../../../testing/files/heic.ts'
import { makeDocx, makeXlsx, relation } from '../../../testing/files/office.ts'
import { drawPdf, lockedPdf, makePdf, objectStream, packedPdf } from '../../../testing/files/pdf.ts'
import {
  box,
  makeBmp,
  makeGif,
  makeJpeg,
  makePng,
  makeScan,
  makeTiff,
  makeWebp,
  noise,
  pngWith,
} from '../../../testing/files/pictures.ts'
import { makeZip } from '../../../testing/files/zip.ts'
import { type GoodSample, good } from './sample.ts'

const join = async (...parts: (Buffer | Promise<Buffer>)[]) => Buffer.concat(await Promise.all(parts))

/** The end of a photo of Samsung's cameras: a block, and the list of blocks. */
const samsungEnd = () => {
  const block = Buffer.concat([Buffer.from('000001', 'hex'), Buffer.from('Image_UTC_Data1700000000000')])
  const list = Buffer.alloc(24)
  list.write('SEFH')
  list.writeUInt32LE(106, 4)
  list.writeUInt32LE(1, 8)
  list.writeUInt32LE(block.length, 16)
  list.writeUInt32LE(block.length, 20)
  const foot = Buffer.alloc(8)
  foot.writeUInt32LE(list.length)
  foot.write('SEFT', 4)
  return Buffer.concat([block, list, foot])
}

const animation = async (format: 'gif' | 'webp') =>
  sharp(await Promise.all([makePng(40, 30), noise(40, 30).png().toBuffer(), makePng(40, 30)]), {
    join: { animated: true },
  })
    .toFormat(format)
    .toBuffer()

const pictures: GoodSample[] = [
  good('jpeg', 'pay stub.jpg', 'a photo', () => makeJpeg()),
  good('jpeg', 'IMG_0001.JPEG', 'a large photo', () => noise(4032, 3024).jpeg({ quality: 90 }).toBuffer()),
  good('jpeg', 'progressive.jpg', 'a photo in several scans', () =>
    noise(800, 600).jpeg({ progressive: true }).toBuffer(),
  ),
  good('jpeg', 'exif.jpg', 'a photo with what the camera says, on its side', () =>
    noise(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ),
  good('png', 'chance.png', 'a picture whose bytes spell the beginning of a mark by chance', () =>
    pngWith('prVt', Buffer.from('a<%b')),
  ),
  good('jpeg', 'padded.jpg', 'a photo followed by zeros', () => join(makeJpeg(), Buffer.alloc(1000))),
  good('jpeg', 'gain-map.jpg', 'a photo followed by a second picture of it', () => join(makeJpeg(), makeJpeg(20, 20))),
  good('jpeg', 'motion.jpg', 'a photo followed by its film', () =>
    join(makeJpeg(), box('ftyp', Buffer.from('mp42\0\0\0\0isom')), box('mdat', Buffer.alloc(500, 9))),
  ),
  good('jpeg', 'galaxy.jpg', 'a photo with Samsung’s end', () => join(makeJpeg(), samsungEnd())),
  good('jpeg', 'screenshot.png', 'a photo that a phone named otherwise', () => makeJpeg()),
  good('jpeg', 'image', 'a photo without an extension', () => makeJpeg()),
  good('png', 'screenshot.png', 'a screenshot', () => makePng()),
  good('png', 'large.png', 'a large screenshot', () => noise(1500, 1000).png().toBuffer()),
  good('png', 'text.png', 'a picture with notes in it', () => pngWith('tEXt', Buffer.from('Comment\0scanned'))),
  good('gif', 'logo.gif', 'a still', () => makeGif()),
  good('gif', 'moving.gif', 'a moving picture', () => animation('gif'), 'pdf'),
  good('webp', 'photo.webp', 'a picture', () => makeWebp()),
  good('webp', 'lossless.webp', 'a lossless picture', () => noise(50, 50).webp({ lossless: true }).toBuffer()),
  good('webp', 'moving.webp', 'a moving picture', () => animation('webp'), 'pdf'),
  good('heic', 'IMG_2001.HEIC', 'an iPhone’s photo', () => makeHeic()),
  good('heic', 'live.heif', 'a photo with its film in it', () =>
    makeHeic({ more: [box('mpvd', Buffer.alloc(300, 1))] }),
  ),
  good('tiff', 'scan.tif', 'a scan', () => makeTiff()),
  good('tiff', 'fax.tiff', 'a compressed scan', () => noise(200, 200).tiff({ compression: 'lzw' }).toBuffer()),
  good('tiff', 'pages.tiff', 'a scan of many pages', () => makeScan(12), 'pdf'),
  good('bmp', 'scan.bmp', 'a bitmap', () => makeBmp()),
]

const documents: GoodSample[] = [
  good('pdf', 'statement.pdf', 'a page', () => drawPdf()),
  good('pdf', 'contract.PDF', 'many pages', () => drawPdf({}, 80)),
  good('pdf', 'by-hand.pdf', 'the smallest', () => makePdf()),
  good('pdf', 'blank-lines.pdf', 'with line ends around it', () => makePdf({ before: '\r\n', after: '\r\n\r\n' })),
  good('pdf', 'packed.pdf', 'with packed objects', () =>
    makePdf({ objects: [objectStream('10 0 << /Type /Font >>')] }),
  ),
  good('pdf', 'newer.pdf', 'with packed objects that its table names', () =>
    packedPdf({ packed: '<< /S /GoTo /D [0] >>' }),
  ),
  good('pdf', 'links.pdf', 'with a link', () =>
    makePdf({ page: '/Annots [<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.ca) >> >>]' }),
  ),
  ...(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const).map((pdfVersion) =>
    good('pdf', `owner-${pdfVersion}.pdf`, `open to all, locked against changes (${pdfVersion})`, () =>
      drawPdf({ pdfVersion, ownerPassword: 'bank', permissions: { printing: 'lowResolution' } }),
    ),
  ),
  good('pdf', 'locked-objects.pdf', 'open to all, with packed objects that are locked', () =>
    lockedPdf('10 0 << /Type /Font >>'),
  ),
  good('doc', 'letter.doc', 'an old letter', () => makeDoc()),
  good('doc', 'small.doc', 'a short old letter', () => makeDoc({ bytes: 1500 })),
  good('doc', 'long.DOC', 'a long old letter', () => makeDoc({ bytes: 300_000 })),
  good('xls', 'budget.xls', 'an old sheet', () => makeXls()),
  good('xls', 'small.xls', 'a short old sheet', () => makeXls({ rows: 3 })),
  good('xls', 'chart.xls', 'old sheets and a chart', () => makeXls({ sheets: [0, 0, 2] })),
  good('xls', 'objects.xls', 'an old sheet with storages', () =>
    makeXls({ parts: [{ name: 'MBD0001', parts: [{ name: 'Contents', data: Buffer.alloc(9000, 4) }] }] }),
  ),
  good('docx', 'lettre d’emploi.docx', 'a letter', () => makeDocx()),
  good('docx', 'streamed.docx', 'a letter written as a stream', () => makeDocx({ isStreamed: true })),
  good('docx', 'links.docx', 'a letter with a link', () =>
    makeDocx({ relations: relation('hyperlink', 'https://example.ca/?a=1&amp;b=2', 'External') }),
  ),
  good('docx', 'chart.docx', 'a letter with the sheet of its chart', () =>
    makeDocx({ parts: [{ name: 'word/embeddings/Sheet1.xlsx', data: makeXlsx(), method: 0 }] }),
  ),
  good('xlsx', 'budget.xlsx', 'a sheet', () => makeXlsx()),
  good('xlsx', 'unused.xlsx', 'a sheet that lists a kind of part it has not', () =>
    makeXlsx({
      types: '<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>',
    }),
  ),
  good('xlsx', 'printer.xlsx', 'a sheet with the settings of a printer', () =>
    makeXlsx({ parts: [{ name: 'xl/printerSettings/printerSettings1.bin', data: Buffer.from('H\0P\0 \0L\0') }] }),
  ),
]

const archives: GoodSample[] = [
  good('zip', 'statements.zip', 'PDFs and photos', async () =>
    makeZip([
      { name: 'may.pdf', data: await drawPdf() },
      { name: 'relevés/juin.pdf', data: makePdf() },
      { name: 'photo.jpg', data: await makeJpeg(), method: 0 },
      { name: 'notes.txt', data: 'Two statements and a photo' },
      { name: 'list.csv', data: 'a,b\r\n1,-2.50|rent' },
    ]),
  ),
  good('zip', 'folders.zip', 'folders, one of them empty', () =>
    makeZip([
      { name: 'taxes/', method: 0, mode: 0o040755 },
      { name: 'taxes/2025/', method: 0, mode: 0o040755 },
      { name: 'taxes/2025/t4.pdf', data: makePdf(), mode: 0o100644 },
    ]),
  ),
  good('zip', 'mac.zip', 'a Mac’s archive with its notes', () =>
    makeZip([
      { name: 'letter.docx', data: makeDocx(), isStreamed: true, mode: 0o100644 },
      { name: '__MACOSX/._letter.docx', data: Buffer.from('00051607000200004d6163', 'hex'), isStreamed: true },
      { name: '.DS_Store', data: Buffer.from('0000000142756431000010', 'hex') },
    ]),
  ),
  good('zip', 'office.zip', 'office documents of every kind', () =>
    makeZip([
      { name: 'a.docx', data: makeDocx() },
      { name: 'b.xlsx', data: makeXlsx() },
      { name: 'c.doc', data: makeDoc() },
      { name: 'd.xls', data: makeXls() },
    ]),
  ),
  good('zip', 'large-form.zip', 'an archive with the record of the large form', () =>
    makeZip([{ name: 'a.pdf', data: makePdf() }], { isLarge: true }),
  ),
  good('zip', 'comment.zip', 'an archive with a comment', () =>
    makeZip([{ name: 'a.pdf', data: makePdf() }], { comment: 'Made at home' }),
  ),
  good('zip', 'stored-pdf.zip', 'a PDF that is not packed', () =>
    makeZip([{ name: 'a.pdf', data: makePdf(), method: 0 }]),
  ),
  good('zip', 'thousand.zip', 'a thousand small files', () =>
    makeZip(Array.from({ length: 1000 }, (_, at) => ({ name: `${at}.txt`, data: `note ${at}` }))),
  ),
]

export const goodSamples: readonly GoodSample[] = [...pictures, ...documents, ...archives]

/** One sample of each kind, as a base for others. */
export const plainOnes: readonly GoodSample[] = [
  good('jpeg', 'a.jpg', 'a photo', () => makeJpeg()),
  good('png', 'a.png', 'a screenshot', () => makePng()),
  good('gif', 'a.gif', 'a still', () => makeGif()),
  good('webp', 'a.webp', 'a picture', () => makeWebp()),
  good('heic', 'a.heic', 'an iPhone’s photo', () => makeHeic()),
  good('tiff', 'a.tiff', 'a scan', () => makeTiff()),
  good('bmp', 'a.bmp', 'a bitmap', () => makeBmp()),
  good('pdf', 'a.pdf', 'a PDF', () => makePdf()),
  good('doc', 'a.doc', 'an old letter', () => makeDoc()),
  good('xls', 'a.xls', 'an old sheet', () => makeXls()),
  good('docx', 'a.docx', 'a letter', () => makeDocx()),
  good('xlsx', 'a.xlsx', 'a sheet', () => makeXlsx()),
  good('zip', 'a.zip', 'an archive', () => makeZip([{ name: 'a.txt', data: 'hello' }])),
]

export const otherCompoundFile = () => makeCompoundFile([{ name: 'PowerPoint Document', data: Buffer.alloc(5000, 1) }])
