import './style/fonts.css';
import './style/theme.css';
import './style/base.css';

import { mount } from 'svelte';

import { messages } from './messages/messages.svelte';
import { settings } from './settings/settings.svelte';
import App from './shell/App.svelte';
import { reloadWhenOutdated } from './shell/reloadWhenOutdated';

reloadWhenOutdated();
void messages.setLocale(settings.locale);
await messages.load('page', 'errors', 'reasons');
mount(App, { target: document.getElementById('page') as HTMLElement });
