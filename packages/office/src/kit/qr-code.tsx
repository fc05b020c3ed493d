import { encode } from 'uqr'
import classes from './qr-code.module.css'

/** The dark squares of a QR code as one path, a unit each. */
const squares = (text: string) => {
  const { data, size } = encode(text, { border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, size }
}

export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { path, size } = squares(text)
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
