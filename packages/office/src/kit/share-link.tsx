import { CopyButton } from './copy-button.tsx'
import classes from './page.module.css'
import { QrCode } from './qr-code.tsx'

/** An address to share: as a link, to copy, and as a QR code. */
export const ShareLink = ({ url, copy, qr }: { url: string; copy: string; qr: string }) => (
  <>
    <p className={classes.text}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {url}
      </a>
    </p>
    <div>
      <CopyButton text={url} label={copy} />
    </div>
    <QrCode text={url} label={qr} />
  </>
)
