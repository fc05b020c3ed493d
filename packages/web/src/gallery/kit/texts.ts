import { useLanguage } from '@foyer/ui/i18n/use-language.ts'

/** The kit's page is for developers, so its texts are not among the product's. */
const words = {
  title: ['What would you like to tell us?', 'Qu’aimeriez-vous nous dire ?'],
  why: [
    'Lenders ask for this so that they can make you an offer.',
    'Les prêteurs le demandent afin de pouvoir vous faire une offre.',
  ],
  next: ['Save and continue', 'Enregistrer et continuer'],
  section: ['Where you live', 'Où vous habitez'],
  optional: ['An optional one', 'Un champ facultatif'],
  help: ['Your income before tax, as on your pay stub.', 'Votre revenu avant impôts, comme sur votre talon de paie.'],
  Text: ['Job title', 'Titre du poste'],
  Email: ['E-mail', 'Courriel'],
  Url: ['Website', 'Site Web'],
  Password: ['Password', 'Mot de passe'],
  Money: ['Gross yearly income', 'Revenu annuel brut'],
  Cents: ['Monthly payment', 'Paiement mensuel'],
  Percent: ['Interest rate', 'Taux d’intérêt'],
  Number: ['Living space', 'Superficie habitable'],
  Birth: ['Date of birth', 'Date de naissance'],
  Closing: ['Closing date', 'Date de signature'],
  Phone: ['Mobile phone', 'Téléphone cellulaire'],
  SIN: ['Social Insurance Number (SIN)', 'Numéro d’assurance sociale (NAS)'],
  KeptSIN: ['SIN on file', 'NAS au dossier'],
  Code: ['Six-digit code', 'Code à six chiffres'],
  Radio: ['What is this mortgage for?', 'À quoi servira ce prêt hypothécaire ?'],
  Select: ['Marital status', 'État civil'],
  Checkbox: ['I have read and accept the terms', 'J’ai lu et j’accepte les conditions'],
  Switch: ['I have a mortgage on this property', 'J’ai un prêt hypothécaire sur cette propriété'],
  Textarea: ['Anything to add?', 'Quelque chose à ajouter ?'],
  Slider: ['Down payment', 'Mise de fonds'],
  values: ['What the form would send', 'Ce que le formulaire enverrait'],
  Months: ['Time at this address', 'Temps passé à cette adresse'],
  buy: ['Buying a home', 'Acheter une propriété'],
  buyHelp: ['You are looking, or have found one.', 'Vous cherchez, ou vous avez trouvé.'],
  renew: ['Renewing a mortgage', 'Renouveler un prêt hypothécaire'],
  renewHelp: ['Your term ends soon.', 'Votre terme arrive à échéance.'],
  refinance: ['Refinancing', 'Refinancer'],
  refinanceHelp: ['You want to borrow on what you own.', 'Vous voulez emprunter sur ce que vous possédez.'],
  addresses: ['Your addresses', 'Vos adresses'],
  address: ['Address', 'Adresse'],
  time: ['Time', 'Durée'],
  rent: ['Rent', 'Loyer'],
  since: ['Since', 'Depuis'],
  province: ['Province', 'Province'],
  add: ['Add an address', 'Ajouter une adresse'],
  none: ['No address yet', 'Aucune adresse'],
  noneText: [
    'Add each place where you lived in the last three years.',
    'Ajoutez chaque endroit où vous avez habité au cours des trois dernières années.',
  ],
  progress: ['2 years 4 months of 3 years', '2 ans 4 mois sur 3 ans'],
  errors: ['What we say when something is wrong', 'Ce que nous disons quand quelque chose cloche'],
  errorsWhy: [
    'Every sentence, under the key it travels by, for whoever reviews how we speak.',
    'Chaque phrase, sous la clé qui la désigne, pour qui révise notre façon de parler.',
  ],
  notice: ['Your application was sent.', 'Votre demande a été envoyée.'],
  noticeText: [
    'Marie-Ève will call you within two business days.',
    'Marie-Ève vous appellera d’ici deux jours ouvrables.',
  ],
  foreignBrand: ['The Corner Bakery & Realty', 'Boulangerie et immobilier du coin'],
  foreignTitle: ['Thinking of a home?', 'Vous pensez à une maison ?'],
  foreignText: [
    'Our friends at the brokerage answer your questions. Leave them a word right here.',
    'Nos amis du cabinet répondent à vos questions. Laissez-leur un mot ici même.',
  ],
  foreignHeard: ['This page has heard from the form.', 'Cette page a eu des nouvelles du formulaire.'],
} as const satisfies Record<string, readonly [string, string]>

export const useKitPageTexts = () => {
  const { language } = useLanguage()
  return (key: keyof typeof words) => words[key][language === 'en' ? 0 : 1]
}
