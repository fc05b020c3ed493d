import { makeCompoundFile, makeDoc, makeXls } from '../../../testing/files/compound-file.ts'
import { field, mainTypes, makeDocx, makeXlsx, relation } from '../../../testing/files/office.ts'
import { makeZip } from '../../../testing/files/zip.ts'
import { type BadSample, bad, program, unsafe } from './sample.ts'

const archive = makeZip([{ name: 'run.exe', data: program }])
const macros = makeCompoundFile([{ name: 'VBA', parts: [{ name: 'dir', data: Buffer.alloc(300, 1) }] }])
const command = '"c:\\windows\\system32\\cmd.exe" "/k calc"'

export const activeOffice: readonly BadSample[] = [
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
  bad('FileDamaged', 'a.docx', 'a document with an entity', () => makeDocx({ types: '<!DOCTYPE x>' })),
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
  unsafe('a.docx', 'a document with a field that starts a program', () =>
    makeDocx({ body: field(`DDEAUTO ${command}`) }),
  ),
  unsafe('a.docx', 'a document with a field that starts a program when it is updated', () =>
    makeDocx({ body: field(`DDE ${command}`) }),
  ),
  unsafe('a.docx', 'a document with such a field split over runs', () =>
    makeDocx({ body: field('D', 'DE', 'AU', 'TO ', command) }),
  ),
  unsafe('a.docx', 'a document with such a field in one element', () =>
    makeDocx({ body: '<w:fldSimple w:instr="DDEAUTO c:\\\\cmd.exe"/>' }),
  ),
  unsafe('a.docx', 'a document with such a field whose letters are numbers', () =>
    makeDocx({ body: field('<<', field('QUOTE 68 68 69 65 85 84 79'), '>>', command) }),
  ),
  unsafe('a.docx', 'a document with such a field in another namespace’s prefix', () =>
    makeDocx({ body: field(`DDEAUTO ${command}`).replaceAll('w:', 'x:') }),
  ),
  unsafe('a.docx', 'a document with such a field in a part of two bytes a letter', () =>
    makeDocx({
      parts: [
        {
          name: 'word/header1.xml',
          data: Buffer.from(`\ufeff<w:hdr xmlns:w="w">${field('DDEAUTO a')}</w:hdr>`, 'utf16le'),
        },
      ],
    }),
  ),
  unsafe('a.docx', 'a document with such a field in a part that is named a picture', () =>
    makeDocx({ parts: [{ name: 'word/media/a.png', data: `<w:hdr xmlns:w="w">${field('DDEAUTO a')}</w:hdr>` }] }),
  ),
  unsafe('a.docx', 'a document with a part in an encoding that hides its words', () =>
    makeDocx({ parts: [{ name: 'word/header1.xml', data: '<?xml version="1.0" encoding="utf-7"?><a/>' }] }),
  ),
  unsafe('a.docx', 'a document with a type of its own', () =>
    makeDocx({ parts: [{ name: 'word/header1.xml', data: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }] }),
  ),
  unsafe('a.docx', 'a document that fetches a picture from a file server', () =>
    makeDocx({ relations: relation('image', 'file://192.0.2.1/share/a.png', 'External') }),
  ),
  unsafe('a.docx', 'a document that fetches a picture from a share', () =>
    makeDocx({ relations: relation('image', '\\\\192.0.2.1\\a.png', 'External') }),
  ),
  unsafe('a.docx', 'a document that puts a page into itself', () =>
    makeDocx({
      relations: relation('aFChunk', 'page.html'),
      parts: [{ name: 'word/page.html', data: '<html></html>' }],
    }),
  ),
  unsafe('a.docx', 'a document that fetches a part of itself', () =>
    makeDocx({ relations: relation('subDocument', 'https://example.com/a.docx', 'External') }),
  ),
  unsafe('a.xlsx', 'a sheet that asks a program', () =>
    makeXlsx({
      parts: [
        {
          name: 'xl/externalLinks/externalLink1.xml',
          data: '<externalLink><ddeLink ddeService="cmd" ddeTopic="/C calc"/></externalLink>',
        },
      ],
    }),
  ),
  unsafe('a.xlsx', 'a sheet that takes values from another', () =>
    makeXlsx({ relations: relation('externalLinkPath', 'file:///C:/a.xlsx', 'External') }),
  ),
  unsafe('a.doc', 'an old letter with a field that starts a program', () =>
    makeDoc({ text: '\u0013 DDEAUTO c:\\cmd.exe\u0015' }),
  ),
  unsafe('a.xls', 'an old sheet that asks a program', () =>
    makeXls({ records: [[0x1ae, Buffer.from('0000060000636d640363616c63', 'hex')]] }),
  ),
]
