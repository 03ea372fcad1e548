import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  tseslint.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ['*.ts', '*.js'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: {
        parser: tseslint.parser,
        extraFileExtensions: ['.svelte'],
        // Not the whole of svelte.config.js: ESLint caches nothing if its configuration has functions.
        svelteConfig: { compilerOptions: { runes: true } },
      },
    },
    rules: {
      // Maps and sets are replaced in `$state.raw`, or are not reactive at all.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
    },
  },
);
