import { makeZip, type ZipPart, type ZipShape } from './zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packageTypes = 'http://schemas.openxmlformats.org/package/2006'
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const application = 'application/vnd.openxmlformats-officedocument'

export const mainTypes = {
  docx: `${application}.wordprocessingml.document.main+xml`,
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
  dotx: `${application}.wordprocessingml.template.main+xml`,
  xlsx: `${application}.spreadsheetml.sheet.main+xml`,
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
  xlsb: 'application/vnd.ms-excel.sheet.binary.macroEnabled.main',
  pptx: `${application}.presentationml.presentation.main+xml`,
}

export interface OfficeShape extends ZipShape {
  /** Additional lines of the content type list. */
  types?: string
  /** Additional relations of the main part. */
  relations?: string
  parts?: ZipPart[]
  mainType?: string
  /** In the text of a document, or beside the cells of a sheet. */
  body?: string
  isStreamed?: boolean
}

const contentTypes = (main: string, part: string, more: string) =>
  `${head}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${main}"/>${more}</Types>`
const relations = (lines: string) =>
  `${head}<Relationships xmlns="${packageTypes}/relationships">${lines}</Relationships>`
export const relation = (type: string, target: string, mode = '') =>
  `<Relationship Id="r${target.length}" Type="${officeTypes}/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`

const office = (main: string, part: string, content: ZipPart[], shape: OfficeShape): Buffer => {
  const [folder, file] = part.split('/')
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', data: contentTypes(shape.mainType ?? main, part, shape.types ?? '') },
    { name: '_rels/.rels', data: relations(relation('officeDocument', part)) },
    ...content,
    { name: `${folder}/_rels/${file}.rels`, data: relations(shape.relations ?? '') },
    ...(shape.parts ?? []),
  ]
  return makeZip(
    parts.map((one) => (shape.isStreamed ? { ...one, isStreamed: true } : one)),
    shape,
  )
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const sheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const run = (content: string) => `<w:r>${content}</w:r>`
const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`)

/** A field of a document whose instruction is split over runs; a run may itself be a field. */
export const field = (...instructions: string[]): string =>
  [
    mark('begin'),
    ...instructions.map((one) =>
      one.startsWith('<w:r>') ? one : run(`<w:instrText>${one.replaceAll('<', '&lt;')}</w:instrText>`),
    ),
    mark('separate'),
    run('<w:t>result</w:t>'),
    mark('end'),
  ].join('')

export const makeDocx = (shape: OfficeShape = {}): Buffer =>
  office(
    mainTypes.docx,
    'word/document.xml',
    [
      {
        name: 'word/document.xml',
        data: `${head}<w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>Letter of employment</w:t></w:r></w:p>${shape.body ?? ''}</w:body></w:document>`,
      },
    ],
    shape,
  )

export const makeXlsx = (shape: OfficeShape = {}): Buffer =>
  office(
    mainTypes.xlsx,
    'xl/workbook.xml',
    [
      {
        name: 'xl/workbook.xml',
        data: `${head}<workbook xmlns="${sheet}" xmlns:r="${officeTypes}"><sheets><sheet name="Budget" sheetId="1" r:id="r1"/></sheets></workbook>`,
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        data: `${head}<worksheet xmlns="${sheet}"><sheetData><row r="1"><c r="A1"><v>1200</v></c>${shape.body ?? ''}</row></sheetData></worksheet>`,
      },
    ],
    shape,
  )
