import { describe, expect, it, test } from 'vitest'
import { cleanFileName, nameForKind } from './file-name.ts'

describe('a name is cleaned', () => {
  test.each([
    ['statement.pdf', 'statement.pdf'],
    ['D:\\Documents\\talon de paie.pdf', 'talon de paie.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['a/b\\c.jpg', 'c.jpg'],
    ['e\u0301te\u0301.pdf', '\u00e9t\u00e9.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['zero\u200bwidth\ufeff.pdf', 'zerowidth.pdf'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['<b>"x"|?*:.pdf', '_b__x_____.pdf'],
    ['...hidden.pdf', 'hidden.pdf'],
    ['trailing.pdf. .', 'trailing.pdf'],
    ['  many   spaces .pdf', 'many spaces.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['家の契約.pdf', '家の契約.pdf'],
    ['half\ud800.pdf', 'half.pdf'],
    ['', ''],
    ['..', ''],
  ])('%j is %j', (sent, clean) => expect(cleanFileName(sent)).toBe(clean))
  it('and cut to a length that keeps its extension and whole characters', () => {
    expect(cleanFileName(`${'x'.repeat(500)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`)
    expect(cleanFileName(`${'🏠'.repeat(500)}.jpeg`)).toBe(`${'🏠'.repeat(115)}.jpeg`)
  })
})

describe('a name matches a kind', () => {
  test.each([
    ['a.pdf', 'pdf', 'a.pdf'],
    ['A.JPEG', 'jpeg', 'A.JPEG'],
    ['a.png', 'jpeg', 'a.jpg'],
    ['scan', 'pdf', 'scan.pdf'],
    ['', 'heic', 'document.heic'],
    ['a.pdf', 'jpeg', undefined],
    ['a.doc', 'xls', undefined],
    ['a.docx', 'doc', undefined],
    ['a.exe', 'pdf', undefined],
  ] as const)('%s that is %s is %s', (name, kind, kept) => expect(nameForKind(name, kind)).toBe(kept))
})
