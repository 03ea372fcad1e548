"""Machine code of entries as bytes, for the cache.

Numba's own cache also keeps LLVM's intermediate code, from which other functions could be
compiled.  No compiled function calls an entry, so it is left out here: it would take most of
the time to load an entry, and most of the memory.
"""

import pickle
from functools import cache

from llvmlite import binding
from numba.core.compiler import CompileResult, compile_result
from numba.core.lowering import Environment
from numba.core.registry import cpu_target
from numba.core.runtime import _nrt_python, rtsys
from numba.core.serialize import dumps

__all__ = ["from_bytes", "set_environments", "to_bytes"]


def to_bytes(result: CompileResult) -> bytes:
    """Serialize a compiled function."""
    description = result.fndesc
    description.typemap = description.calltypes = None  # for compiling callers only
    environments = [result.environment, *result._find_referenced_environments()]
    constants = {each.env_name: list(each.consts) for each in environments}
    code: bytes = result.library._get_compiled_object()
    content: bytes = dumps((code, description, result.signature, constants))
    return content


def from_bytes(content: bytes) -> CompileResult:
    """Load a function that another process compiled."""
    code, description, signature, constants = pickle.loads(content)
    environments = {name: _environment(name, values) for name, values in constants.items()}
    own = environments[description.env_name]
    context = cpu_target.target_context
    codegen = context.codegen()
    _register_runtime()
    library = codegen.create_library(description.qualname)
    library.enable_object_caching()
    library._set_compiled_object(code)
    library._finalize_final_module()
    codegen._engine._defined_symbols.add(description.llvm_cpython_wrapper_name)
    function = context.get_executable(library, description, own)
    for name, each in environments.items():
        codegen.set_env(name, each)
    return compile_result(
        target_context=context,
        entry_point=function,
        environment=own,
        fndesc=description,
        library=library,
        objectmode=False,
        referenced_envs=tuple(environments.values()),
        signature=signature,
    )


def _environment(name: str, constants: list[object]) -> Environment:
    """The Python objects a function refers to; it calls no Python, so it needs no globals."""
    environment = Environment({})
    environment.consts[:] = constants
    environment.env_name = name
    return environment


@cache
def _register_runtime() -> None:
    """Let machine code find the functions of Numba's runtime.

    Numba does this and then compiles some more functions, which only compiling needs.
    """
    if not rtsys._init:
        for name, address in _nrt_python.c_helpers.items():
            symbol = name if name.startswith("_") else f"NRT_{name}"
            binding.add_symbol(symbol, address)


def set_environments(result: CompileResult) -> None:
    """Connect a function just compiled to the environments of the rules linked into it."""
    for each in result._find_referenced_environments():
        result.codegen.set_env(each.env_name, each)
