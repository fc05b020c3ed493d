import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts.ts'
import { DocumentText } from './document-text.tsx'
import { bytesOf, openPdf, type PDFDocumentProxy } from './open-pdf.ts'
import { PageView } from './page-view.tsx'
import { useSignerIds } from './signer-ids.ts'
import classes from './signing.module.css'

/** The document page by page, as text, and as a download. */
export const DocumentView = ({ isSigned = false }: { isSigned?: boolean }) => {
  const t = useTexts()
  const ids = useSignerIds()
  const { LanguageID } = useLanguage()
  const { reply, failure, retry } = useCall(
    '/api/SIGNLoadDocument',
    { ...ids, LanguageID, Signed: isSigned ? 1 : 0 },
    { staleTime: 3_600_000 },
  )
  return (
    <Section title={t('document.title')}>
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {reply === undefined && failure === undefined && <Opening />}
      {reply !== undefined && <Opened pdf={reply.Pdf} fileName={reply.FileName} />}
    </Section>
  )
}

const Opened = ({ pdf, fileName }: { pdf: string; fileName: string }) => {
  const t = useTexts()
  const { opened, isBroken } = usePdf(pdf)
  return (
    <>
      {isBroken && <Notice kind="warning" announced title={t('document.failed')} />}
      {opened === undefined && !isBroken && <Opening />}
      {opened !== undefined && <PageView opened={opened} />}
      <Download pdf={pdf} fileName={fileName} />
      {opened !== undefined && (
        <details className={classes.asText}>
          <summary>{t('document.asText')}</summary>
          <DocumentText opened={opened} />
        </details>
      )}
    </>
  )
}

const Opening = () => {
  const t = useTexts()
  return (
    <div role="status">
      <span className={classes.hidden}>{t('document.loading')}</span>
      <Skeleton height={420} />
    </div>
  )
}

const usePdf = (pdf: string) => {
  const [opened, setOpened] = useState<PDFDocumentProxy | undefined>(undefined)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    let isGone = false
    let own: PDFDocumentProxy | undefined
    openPdf(pdf).then(
      (one) => {
        own = one
        if (isGone) void one.loadingTask.destroy()
        else setOpened(one)
      },
      () => {
        if (!isGone) setBroken(true)
      },
    )
    return () => {
      isGone = true
      setOpened(undefined)
      void own?.loadingTask.destroy()
    }
  }, [pdf])
  return { opened, isBroken }
}

/** The file is created in this browser from loaded data, so no URL exists that could be shared. */
const Download = ({ pdf, fileName }: { pdf: string; fileName: string }) => {
  const t = useTexts()
  const save = () => {
    const url = URL.createObjectURL(new Blob([bytesOf(pdf)], { type: 'application/pdf' }))
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  return (
    <div>
      <Button variant="default" leftSection={<Icon name="download" size={18} />} onClick={save}>
        {t('document.download')}
      </Button>
    </div>
  )
}
