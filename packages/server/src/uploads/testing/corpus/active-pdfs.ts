import { lockedPdf, makePdf, objectStream, packedPdf } from '../../../testing/files/pdf.ts'
import { type BadSample, unsafe } from './sample.ts'

const pdfs: BadSample[] = [
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
    '/AF [<< /Type /Filespec /F (invoice.exe) /EF << /F 4 0 R >> >>]',
    '/AF [<< /EF << /Unix 4 0 R >> >>]',
    '/AF [<< /EF << /F#00 4 0 R >> >>]',
    '/Collection << /View /D >>',
    '/OpenAction << /S /JavaScript#00 /JS (app.alert(1)) >>',
    '/AcroForm << /XFA 4 0 R >>',
  ].map((entry) => unsafe('a.pdf', `a PDF with ${entry}`, () => makePdf({ catalogue: entry }))),
  ...[
    ['a stream', '<< /F 5 0 R /Length 1 >>\nstream\nx\nendstream'],
    ['a reference to another', '5 0 R'],
  ].map(([kind, list = '']) =>
    unsafe('a.pdf', `a PDF whose list of embedded files is ${kind}`, () =>
      makePdf({ catalogue: '/AF [<< /EF 4 0 R >>]', objects: [list, '<< /F 6 0 R >>'] }),
    ),
  ),
  unsafe('a.pdf', 'a PDF with a film', () => makePdf({ page: '/Annots [<< /Subtype /RichMedia >>]' })),
  ...['/FileAttachment', '/3D /3DD << /OnInstantiate 4 0 R >>', '/Movie /Movie << /F (http://a.example/b) >>'].map(
    (type) =>
      unsafe('a.pdf', `a PDF with an annotation ${type}`, () => makePdf({ page: `/Annots [<< /Subtype ${type} >>]` })),
  ),
  unsafe('a.pdf', 'a PDF whose links begin at a file server', () =>
    makePdf({ catalogue: '/URI << /Base (file://192.0.2.1/) >>' }),
  ),
  unsafe('a.pdf', 'a PDF with a script in packed objects', () =>
    makePdf({ objects: [objectStream('10 0 << /S /JavaScript /JS (app.alert(1)) >>')] }),
  ),
  unsafe('a.pdf', 'a PDF with a script in objects that are not packed', () =>
    makePdf({ objects: [objectStream('10 0 << /S /JavaScript >>', '', Buffer.from('10 0 << /S /Java#53cript >>'))] }),
  ),
  unsafe('a.pdf', 'a PDF with a script in packed objects that are locked', () =>
    lockedPdf('10 0 << /S /JavaScript /JS (app.alert(1)) >>'),
  ),
  unsafe('a.pdf', 'a PDF that spells how its objects are packed', () =>
    makePdf({ objects: [objectStream('10 0 << /S /JavaScript >>', '/F#69lter /FlateDecode')] }),
  ),
  ...['/Filter 4 0 R', '/Filter % x\n /FlateDecode', '/Filter /Fl /Filter /FlateDecode', '/Filter [/Fl /Fl]'].map(
    (filter) =>
      unsafe('a.pdf', `a PDF whose objects are packed by ${JSON.stringify(filter)}`, () =>
        makePdf({ objects: [objectStream('10 0 << /S /JavaScript >>', filter)] }),
      ),
  ),
  unsafe('a.pdf', 'a PDF whose packed objects say they are shorter', () =>
    makePdf({ objects: [objectStream('10 0 << /S /JavaScript >>', '/Filter /FlateDecode', undefined, 5)] }),
  ),
  unsafe('a.pdf', 'a PDF whose packed objects have a dictionary too long to see', () =>
    makePdf({
      objects: [
        objectStream('10 0 << /S /JavaScript >>', `/Filter /FlateDecode`, undefined, undefined, ' '.repeat(3000)),
      ],
    }),
  ),
  unsafe('a.pdf', 'a PDF with objects in an unused compression', () =>
    makePdf({ objects: [objectStream('10 0 <<>>', '/Filter [/ASCIIHexDecode /FlateDecode]')] }),
  ),
  unsafe('a.pdf', 'a PDF with packed objects that do not unpack', () =>
    makePdf({ objects: [objectStream('', '/Filter /FlateDecode', Buffer.alloc(200, 0x33))] }),
  ),
  unsafe('a.pdf', 'a PDF with objects that unpack to gigabytes', () =>
    makePdf({ objects: [objectStream(' '.repeat(40 * 1024 * 1024))] }),
  ),
  ...[
    ['in packed objects of a newer writer', {}],
    ['in packed objects without a type', { type: '' }],
    ['in packed objects whose type is elsewhere', { type: '/Type 6 0 R' }],
    ['in packed objects that are not compressed', { filter: '' }],
    ['in packed objects that are packed twice', { filter: '/Filter [/FlateDecode]', catalogue: '/AA << /WC 5 0 R >>' }],
  ].map(([about, shape]) =>
    unsafe('a.pdf', `a PDF with a script ${about}`, () =>
      packedPdf({ packed: '<< /S /JavaScript /JS (app.alert(1)) >>', ...(shape as object) }),
    ),
  ),
  ...[
    '<< /S /GoToR /F (\\\\\\\\192.0.2.1\\\\share\\\\a.pdf) /D [0 /Fit] >>',
    '<< /S /GoToR /F << /Type /Filespec /UF (//192.0.2.1/share/a.pdf) >> /D [0 /Fit] >>',
    '<< /S /URI /URI (file://192.0.2.1/share/a.html) >>',
    '<< /S /URI /URI <5c5c3139322e302e322e315c61> >>',
    '<< /S /SubmitForm /F << /FS /URL /F (smb://192.0.2.1/a) >> >>',
    '<< /S /Launch /F (cmd.exe) >>',
    '<< /S /ImportData /F (a.fdf) >>',
    '<< /S 5 0 R /JS (app.alert(1)) >>',
  ].flatMap((action) => [
    unsafe('a.pdf', `a PDF that opens with ${action}`, () => makePdf({ catalogue: `/OpenAction ${action}` })),
    unsafe('a.pdf', `a PDF that opens with ${action}, packed`, () => packedPdf({ packed: action, type: '' })),
  ]),
  unsafe('a.pdf', 'a PDF whose table points to an older object that runs a script', () =>
    makePdf({
      catalogue: '/OpenAction 4 0 R',
      objects: ['<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n4 0 obj\n<< /S /GoTo /D [0] >>'],
    }),
  ),
]

export const activePdfs: readonly BadSample[] = pdfs
