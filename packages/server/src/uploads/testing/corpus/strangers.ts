import { makeHeic } from '../../../testing/files/heic.ts'
import { drawPdf } from '../../../testing/files/pdf.ts'
import { isPicture } from '../../file-kinds.ts'
import { goodSamples, otherCompoundFile, plainOnes } from './good.ts'
import { type BadSample, bad } from './sample.ts'

const hex = (digits: string, length = 600) => Buffer.concat([Buffer.from(digits, 'hex'), Buffer.alloc(length, 0x41)])

/** Files of no accepted kind, by their first bytes. */
const strangers: Record<string, () => Buffer> = {
  'a Windows program': () => hex('4d5a90000300000004000000ffff0000'),
  'a Linux program': () => hex('7f454c460201010000000000'),
  'a Mac program': () => hex('cffaedfe07000001'),
  'a shell script': () => Buffer.from('#!/bin/sh\ncurl example.com | sh\n'),
  'a page of HTML': () => Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>'),
  'a drawing that is a program': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'plain text': () => Buffer.from('My income is 80000 a year'),
  'a text of RTF': () => Buffer.from('{\\rtf1\\ansi Hello}'),
  'a RAR archive': () => hex('526172211a0701003392b5e5'),
  'a 7z archive': () => hex('377abcaf271c0004'),
  'a gzip archive': () => hex('1f8b0800000000000003'),
  'a shortcut': () => hex('4c0000000114020000000000c0000000'),
  'half a signature': () => Buffer.from('ff', 'hex'),
}

const places = ['pdf', 'jpg', 'png', 'docx', 'xls', 'zip']

const disguised = Object.entries(strangers).flatMap(([about, make]) =>
  places.map((extension) => bad('FileTypeNotAccepted', `file.${extension}`, `${about} named .${extension}`, make)),
)

/** Refused names, with acceptable contents. */
const [photo] = plainOnes
const unwanted = [
  'setup.exe',
  'a.pdf.exe',
  'a.js',
  'a.html',
  'a.svg',
  'a.docm',
  'a.xlsm',
  'a.xlsb',
  'a.dotx',
  'a.pptx',
  'a.rar',
  'a.7z',
  'a.txt',
  'a.csv',
  'a.avif',
  'a.mp4',
  'a.lnk',
  'a.iso',
  'a.jpg\u202efdp.exe',
].map((fileName) =>
  bad('FileTypeNotAccepted', fileName, `a photo named ${fileName}`, () => photo?.make() ?? Buffer.alloc(0)),
)

/** Every kind under the name of another, except pictures, whose names are corrected. */
const misnamed = plainOnes.flatMap((one) =>
  plainOnes
    .filter(({ kind }) => kind !== one.kind && !(isPicture(kind) && isPicture(one.kind)))
    .map(({ fileName, kind }) => bad('FileNameMismatch', fileName, `${one.about} named .${kind}`, one.make)),
)

const empty = plainOnes.map(({ fileName }) =>
  bad('FileEmpty', fileName, `nothing, named ${fileName}`, () => Buffer.alloc(0)),
)

const relatives: BadSample[] = [
  bad('FileTypeNotAccepted', 'slides.doc', 'old slides named .doc', otherCompoundFile),
  bad('FileTypeNotAccepted', 'photo.heic', 'an AVIF picture named .heic', () =>
    makeHeic({ brands: 'avif\0\0\0\0mif1avif' }),
  ),
  bad('FileTypeNotAccepted', 'film.heic', 'a film named .heic', () => makeHeic({ brands: 'isom\0\0\0\0mp42' })),
  bad('FilePasswordProtected', 'locked.pdf', 'a PDF that asks for a password', () =>
    drawPdf({ userPassword: 'secret' }),
  ),
  ...(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const).map((pdfVersion) =>
    bad('FilePasswordProtected', 'locked.pdf', `a PDF ${pdfVersion} that asks for a password`, () =>
      drawPdf({ pdfVersion, userPassword: 'secret', ownerPassword: 'bank' }),
    ),
  ),
]

/** Half of these is a valid file: the rest follows a photo, or is further frames of an animation. */
const cutAnyway = new Set(['motion.jpg', 'padded.jpg', 'moving.gif', 'live.heif'])

/** Every good sample cut in the middle. */
const cut = goodSamples
  .filter(({ fileName }) => !cutAnyway.has(fileName))
  .map(({ about, fileName, make }) =>
    bad('FileDamaged', fileName, `${about}, cut off (${fileName})`, async () => {
      const bytes = await make()
      return bytes.subarray(0, Math.floor(bytes.length / 2))
    }),
  )

export const strangeSamples: readonly BadSample[] = [
  ...disguised,
  ...unwanted,
  ...misnamed,
  ...empty,
  ...relatives,
  ...cut,
]
