/**
 * Drawn for the demonstration: the face of no real person, and no letters, which would require fonts on the machine.
 */
export const portrait = (): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6e7d8"/><stop offset="1" stop-color="#e9c9b1"/></linearGradient>
    <clipPath id="frame"><rect width="512" height="512"/></clipPath>
  </defs>
  <g clip-path="url(#frame)">
    <rect width="512" height="512" fill="url(#wall)"/>
    <circle cx="404" cy="118" r="74" fill="#f9d8a8" opacity=".75"/>
    <path d="M120 268c-6-116 42-178 136-178s142 62 136 178c-3 64 18 96 26 128H94c8-32 29-64 26-128z" fill="#5b3a2e"/>
    <path d="M212 330h88v82c0 26-88 26-88 0z" fill="#d99b78"/>
    <path d="M212 344c18 30 70 30 88 0v26c-20 24-68 24-88 0z" fill="#c4825f"/>
    <ellipse cx="256" cy="244" rx="88" ry="108" fill="#e8b08e"/>
    <path d="M164 236c2-84 44-122 96-122 60 0 88 40 90 118-36-14-66-42-82-76-20 42-58 72-104 80z" fill="#6d4738"/>
    <circle cx="222" cy="250" r="8" fill="#3b2a25"/><circle cx="290" cy="250" r="8" fill="#3b2a25"/>
    <path d="M208 230q14-10 28 0M276 230q14-10 28 0" fill="none" stroke="#5b3a2e" stroke-width="6" stroke-linecap="round"/>
    <path d="M256 258q-8 24 4 28" fill="none" stroke="#c4825f" stroke-width="6" stroke-linecap="round"/>
    <path d="M218 302q38 36 76 0" fill="none" stroke="#9c4a3c" stroke-width="8" stroke-linecap="round"/>
    <circle cx="196" cy="290" r="16" fill="#dd8f75" opacity=".45"/><circle cx="316" cy="290" r="16" fill="#dd8f75" opacity=".45"/>
    <path d="M60 512c8-86 76-122 152-128 20 34 68 34 88 0 76 6 144 42 152 128z" fill="#8a3b2e"/>
    <path d="M212 384c20 34 68 34 88 0l22 6-66 82-66-82z" fill="#fbf3ea"/>
    <path d="M190 390l66 82-38 40H150zM322 390l-66 82 38 40h68z" fill="#74301f"/>
  </g>
</svg>`

/** A second, plainer figure for the referring person. */
export const secondPortrait = (): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
  <rect width="512" height="512" fill="#dbe6e4"/>
  <circle cx="110" cy="110" r="62" fill="#f3dcae"/>
  <path d="M212 330h88v82c0 26-88 26-88 0z" fill="#b9805c"/>
  <ellipse cx="256" cy="240" rx="90" ry="108" fill="#cc9670"/>
  <path d="M162 226c-6-84 36-126 94-126s104 40 96 126c-12-40-30-58-58-62-40 14-92 12-132 62z" fill="#2f2a2b"/>
  <circle cx="222" cy="246" r="8" fill="#2b2220"/><circle cx="290" cy="246" r="8" fill="#2b2220"/>
  <path d="M190 246a32 26 0 1 0 64 0a32 26 0 1 0-64 0M258 246a32 26 0 1 0 64 0a32 26 0 1 0-64 0M254 244h4" fill="none" stroke="#39474a" stroke-width="6"/>
  <path d="M222 302q34 26 68 0" fill="none" stroke="#8c4a3a" stroke-width="8" stroke-linecap="round"/>
  <path d="M60 512c8-86 76-122 152-128 20 34 68 34 88 0 76 6 144 42 152 128z" fill="#2d5a5e"/>
  <path d="M212 384c20 34 68 34 88 0l-44 96z" fill="#f7f4ee"/>
</svg>`

const mark = `
  <path d="M8 60 64 12l56 48v60H8z" fill="#8a3b2e"/>
  <path d="M44 120V84c0-26 40-26 40 0v36z" fill="#fbf3ea"/>
  <path d="M64 84c10 10 12 16 12 22 0 8-6 14-12 14s-12-6-12-14c0-6 6-8 6-14 4 2 6 0 6-8z" fill="#e2893b"/>`

/** A house with a hearth in its door. */
export const houseMark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="512" height="512">${mark}</svg>`

/** The same house among its neighbours, in the wide format of a logo. */
export const streetLogo = (): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 128" width="800" height="320">${mark}
  <path d="M132 72l40-34 40 34v48h-80z" fill="#c98a72"/><path d="M160 120V96h24v24z" fill="#fbf3ea"/>
  <path d="M224 82l34-28 34 28v38h-68z" fill="#e3bfae"/><path d="M248 120v-20h20v20z" fill="#fbf3ea"/>
</svg>`
