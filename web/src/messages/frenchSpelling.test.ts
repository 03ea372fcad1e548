import { expect, test } from 'vitest';

import { applyFrenchSpelling } from './frenchSpelling';

test.each([
  ['la tortue de Ada', 'la tortue d’Ada'],
  ['la tortue de Ben', 'la tortue de Ben'],
  ['Rouge possède une carte', 'Rouge possède une carte'],
  ['Qui est-ce ?', 'Qui est-ce\u00a0?'],
  ['« Oui »', '«\u00a0Oui\u00a0»'],
])('%s', (text, spelled) => {
  expect(applyFrenchSpelling(text)).toBe(spelled);
});
