import { makeDoc, makeXls } from '../../../testing/files/compound-file.ts'
import { field, makeDocx, makeXlsx, relation } from '../../../testing/files/office.ts'
import { makePdf, packedPdf } from '../../../testing/files/pdf.ts'
import { makeZip } from '../../../testing/files/zip.ts'
import type { FlaggedSample } from './sample.ts'

const flagged = (
  kind: FlaggedSample['kind'],
  about: string,
  flags: FlaggedSample['flags'],
  make: FlaggedSample['make'],
): FlaggedSample => ({ kind, fileName: `a.${kind}`, about, flags, make })

const submits = '<< /S /SubmitForm /F << /FS /URL /F (https://example.com/form) >> >>'

/** Accepted with a warning for the broker's staff. */
export const flaggedSamples: readonly FlaggedSample[] = [
  flagged('pdf', 'a PDF that sends a form away', ['SubmitsForm'], () =>
    makePdf({ catalogue: `/OpenAction ${submits}` }),
  ),
  flagged('pdf', 'a PDF that sends a form away, in packed objects', ['SubmitsForm'], () =>
    packedPdf({ packed: submits, type: '' }),
  ),
  flagged('pdf', 'a PDF that opens another', ['OpensElsewhere'], () =>
    makePdf({ catalogue: '/OpenAction << /S /GoToR /F (annex.pdf) /D [0 /Fit] >>' }),
  ),
  flagged('pdf', 'a PDF with a link to a file of its writer', ['OpensElsewhere'], () =>
    makePdf({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (file:///C:/Users/me/a.docx) >> >>]' }),
  ),
  flagged('pdf', 'a PDF with an object that does not parse', ['NotFullyChecked'], () =>
    makePdf({ objects: ['<< /A (open >>'] }),
  ),
  flagged('docx', 'a letter that fetches a picture', ['FetchesElsewhere'], () =>
    makeDocx({ relations: relation('image', 'https://example.com/a.png', 'External') }),
  ),
  flagged('docx', 'a letter with a field that fetches a picture', ['FetchesElsewhere'], () =>
    makeDocx({ body: field('INCLUDE', 'PICTURE "https://example.com/a.png"') }),
  ),
  flagged('docx', 'a letter with a link to a file of its writer', ['OpensElsewhere'], () =>
    makeDocx({ relations: relation('hyperlink', 'file:///C:/Users/me/a.docx', 'External') }),
  ),
  flagged('docx', 'a letter with a link to a file server', ['OpensElsewhere'], () =>
    makeDocx({ relations: relation('hyperlink', 'file://server/share/a.docx', 'External') }),
  ),
  flagged('xlsx', 'a sheet that asks a web service', ['FetchesElsewhere'], () =>
    makeXlsx({ body: '<c r="B1"><f>_xlfn.WEBSERVICE("https://example.com")</f></c>' }),
  ),
  flagged('xlsx', 'a sheet with a connection to data', ['FetchesElsewhere'], () =>
    makeXlsx({ parts: [{ name: 'xl/connections.xml', data: '<connections><connection id="1"/></connections>' }] }),
  ),
  flagged('doc', 'an old letter', ['NotFullyChecked'], () => makeDoc()),
  flagged('xls', 'an old sheet', ['NotFullyChecked'], () => makeXls()),
  flagged(
    'zip',
    'an archive of an old letter and a PDF that sends a form away',
    ['NotFullyChecked', 'SubmitsForm'],
    () =>
      makeZip([
        { name: 'a.doc', data: makeDoc() },
        { name: 'b.pdf', data: makePdf({ catalogue: `/OpenAction ${submits}` }) },
      ]),
  ),
]
