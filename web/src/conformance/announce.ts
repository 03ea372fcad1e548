/** Before all tests: say that the comparisons with the rules are skipped, and how to run them. */
import { FOLDER } from './folder';

export default function announce(): void {
  if (!FOLDER) {
    console.info('Skipped: src/conformance compares the page with the rules. To run it: pytest tests/conformance');
  }
}
