import { makeHeic } from '../../../testing/files/heic.ts'
import { makePdf } from '../../../testing/files/pdf.ts'
import { makeFrames, makeJpeg, makeTiffPages, makeWebp, resizedPng } from '../../../testing/files/pictures.ts'
import { makeZip } from '../../../testing/files/zip.ts'
import { isPicture } from '../../file-kinds.ts'
import { plainOnes } from './good.ts'
import { type BadSample, bad, page, program, unsafe } from './sample.ts'

const archive = makeZip([{ name: 'run.exe', data: program }])

/** Data appended to each kind that is stored unchanged. */
const tails: Record<string, Buffer> = { 'a program': program, 'an archive': archive, 'a page': page }
/** An archive that cannot be opened, and a PDF whose end marker is too far from its end, count as damaged. */
const isDamaged = (kind: string, what: string) =>
  ['docx', 'xlsx', 'zip'].includes(kind) ? what !== 'an archive' : kind === 'pdf' && what === 'a program'
const appended = plainOnes
  .filter(({ kind }) => !isPicture(kind))
  .flatMap(({ about, fileName, kind, make }) =>
    Object.entries(tails).map(([what, tail]) =>
      bad(isDamaged(kind, what) ? 'FileDamaged' : 'FileUnsafe', fileName, `${about} with ${what} behind it`, async () =>
        Buffer.concat([await make(), tail]),
      ),
    ),
  )

const within: BadSample[] = [
  bad('FileDamaged', 'a.gif', 'a script that begins like a picture', () =>
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
  unsafe('a.gif', 'a moving picture of 3,000 large frames', () => makeFrames(3000, 3000, 3000)),
  unsafe('a.gif', 'a moving picture of 30 frames that have too many pixels together', () => makeFrames(3200, 3200, 30)),
  bad('FileDamaged', 'a.webp', 'a picture of 16 million by 16 million pixels', async () => {
    const webp = await makeWebp()
    const size = Buffer.from('5650385a0a00000000000000ffffffffffff'.replace('5a', '58'), 'hex')
    const whole = Buffer.concat([webp.subarray(0, 12), size, webp.subarray(12)])
    whole.writeUInt32LE(whole.length - 8, 4)
    return whole
  }),
  unsafe('a.heic', 'a photo of 100,000 by 100,000 pixels', () => makeHeic({ width: 100_000, height: 100_000 })),
  bad('FileDamaged', 'a.tiff', 'a scan of 60,000 by 60,000 pixels', () =>
    makeTiffPages({ width: 60_000, height: 60_000 }),
  ),
  bad('FileDamaged', 'a.tiff', 'a scan of 1,900 huge pages', () =>
    makeTiffPages({ width: 16_000, height: 16_000, pages: 1900 }),
  ),
  bad('FileDamaged', 'a.tiff', 'a scan whose last page is followed by its first', () =>
    makeTiffPages({ pages: 3, isEndless: true }),
  ),
]

export const hiddenSamples: readonly BadSample[] = [...appended, ...within, ...hugePixels]
